/// <reference types="unplugin-icons/types/svelte" />

// Modules that the build makes: build/pictures.ts.
declare module "virtual:pictures/*" {
  /** By section of src/art/map.toml and id: the picture as a data URI, and the classes of its colours. */
  const pictures: { readonly [section: string]: { readonly [id: string]: readonly [uri: string, duo: string] } };
  export default pictures;
}
