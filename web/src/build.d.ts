/// <reference types="unplugin-icons/types/svelte" />

// Modules that the build makes: build/pictures.ts.
declare module "virtual:pictures/*" {
  // `<game>`: the sections of src/art/map.toml, of which a game has some. `<game>/<section>`, `heroes`: one of them.
  type Pictures = import("./lib/pictures").Pictures;
  const one: Pictures;
  export default one;
  export const back: Pictures, card: Pictures, host: Pictures, other: Pictures;
  export const preset: Pictures, role: Pictures, scene: Pictures, space: Pictures;
}

declare module "virtual:pictures" {
  type Sections = { readonly [section: string]: import("./lib/pictures").Pictures };
  /** The pictures of every game, by its id. */
  const loaders: { readonly [game: string]: () => Promise<{ default: Sections }> };
  export default loaders;
}
