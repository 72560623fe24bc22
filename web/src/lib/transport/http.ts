// JSON over HTTP. Every error of the server becomes an ApiError with a key for its text.

import type { ErrorResponse } from "../../wire";

export class ApiError extends Error {
  constructor(
    readonly key: string,
    readonly details: { [key: string]: string | number } = {},
  ) {
    super(key);
  }
}

/** `secret` is that of a seat. */
export async function request<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: { [key: string]: string } = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  let reply: Response;
  try {
    reply = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError("page-error-offline");
  }
  const data: unknown = await reply.json().catch(() => null);
  if (reply.ok) return data as T;
  const problem = data as ErrorResponse | null;
  throw new ApiError(problem?.key ?? "error", problem?.details);
}
