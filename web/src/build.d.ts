/// <reference types="unplugin-icons/types/svelte" />

// Modules that the build makes: build/pictures.ts.
declare module "virtual:pictures/*" {
  /** By section of src/art/map.toml and id: the picture as a data URI, and the classes of its colours. */
  const pictures: { readonly [section: string]: { readonly [id: string]: readonly [uri: string, duo: string] } };
  export default pictures;
}

declare module "virtual:pictures" {
  type Pictures = { readonly [section: string]: { readonly [id: string]: readonly [uri: string, duo: string] } };
  /** The pictures of every game, by its id. */
  const loaders: { readonly [game: string]: () => Promise<{ default: Pictures }> };
  export default loaders;
}
