// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** `value`: a text, a list of values, or an object of values by name. */
export interface Field {
  name: string;
  value: unknown;
}

export interface Scene {
  seat: number;
  fields: Field[];
}
