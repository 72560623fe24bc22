// Parts of the page that are loaded when they are first wanted, and what is worth a short wait only.

const RETRY = 2000; // milliseconds, while the server cannot be reached

/** Loads it once, and tries again while it cannot be had. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  const attempt = (): Promise<T> => load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY)).then(attempt));
  return () => (coming ??= attempt());
}

/** What comes, or null if it takes long. */
export const soon = <T>(coming: Promise<T>): Promise<T | null> =>
  Promise.race([coming, new Promise<null>((resolve) => setTimeout(() => resolve(null), RETRY))]);
