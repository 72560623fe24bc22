// The pictures of a game as modules, so that they are loaded once and as they are needed.
//
// `virtual:pictures/<game>` exports, by section of src/art/map.toml, pictures by the id of a component; what is not
// imported is not loaded. The drawings are in seven tones (`var(--d0)` to `var(--d6)`), and each picture says which colours
// they are in; src/lib/pictures.ts paints them. So a picture is one <img>, and a drawing is loaded once in all colours.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { optimize } from "svgo";
import type { Plugin } from "vite";

interface Entry {
  art: string;
  duo: string;
}
type Section = { [id: string]: Entry };
type ArtMap = { [game: string]: { [section: string]: Section } };

const PREFIX = "virtual:pictures/";
const INDEX = "virtual:pictures"; // the modules of all games, by id
const ALL = "all"; // in place of a section: every section of a game
const DARK = "#04060a"; // what the base colour is mixed with
const FRAME = /^<svg xmlns='http:\/\/www.w3.org\/2000\/svg' viewBox='0 0 200 140'>(.*)<\/svg>$/s;

/** Modules of pictures alone, which go into files of their own. */
export const holdsPictures = (modules: readonly string[]): boolean => modules.every((id) => id.startsWith(`\0${PREFIX}`));

export function pictures(src: string): Plugin {
  const art = join(src, "art");
  const styles = join(src, "styles", "tokens.css");
  const readMap = (): ArtMap => parse(readFileSync(join(art, "map.toml"), "utf8")) as unknown as ArtMap;

  function sectionOf(name: string): Section {
    const [game, section] = name.split("/") as [string, string];
    const found = name === "heroes" ? heroes(readMap()) : readMap()[game]?.[section];
    if (!found) throw new Error(`src/art/map.toml has no [${name.replace("/", ".")}]`);
    return found;
  }

  return {
    name: "pictures",
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = Object.keys(readMap()).map((game) => `${game}: () => import("${PREFIX}${game}/${ALL}")`);
        return `export default {${loaders.join(", ")}};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(join(art, "map.toml"));
      this.addWatchFile(styles);
      const name = id.slice(PREFIX.length + 1);
      const [game, wanted] = name.split("/") as [string, string | undefined];
      const sections = Object.keys(readMap()[game] ?? {});
      if (wanted === ALL) {
        const imports = sections.map((section) => `import ${section} from "${PREFIX}${game}/${section}";`);
        return `${imports.join("")}export default {${sections.join(", ")}};`;
      }
      if (wanted === undefined && game !== "heroes") {
        const code = sections.map((section) => `export { default as ${section} } from "${PREFIX}${game}/${section}";`).join("");
        return { code, moduleSideEffects: false };
      }
      const section = sectionOf(name);
      const tones = new Tones(readFileSync(styles, "utf8"));
      const drawings = [...new Set(Object.values(section).map((entry) => entry.art))];
      const duos = [...new Set(Object.values(section).map((entry) => entry.duo))];
      for (const drawing of drawings) this.addWatchFile(join(art, `${drawing}.svg`));
      const parts = [
        drawings.map((drawing) => small(readFileSync(join(art, `${drawing}.svg`), "utf8"))),
        duos.map((duo) => [duo, ...tones.of(duo)]),
        Object.fromEntries(Object.entries(section).map(([key, { art, duo }]) => [key, [drawings.indexOf(art), duos.indexOf(duo)]])),
      ];
      const code = `import { paint } from "/src/lib/pictures.ts";export default /*#__PURE__*/ paint(${parts.map((part) => JSON.stringify(part)).join(",")});`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** The large picture of every game, for pages that show them all. */
function heroes(map: ArtMap): Section {
  return Object.fromEntries(Object.entries(map).flatMap(([game, sections]) => (sections["hero"] ? [[game, sections["hero"]["game"]!]] : [])));
}

/** A drawing with `$0` to `$6` for its tones, without its frame if that is the usual one. */
function small(svg: string): string {
  const marked = svg.replace(/var\(--d(\d),\s*#\w+\)/g, (_, n: string) => `#00000${n}`);
  const plugins = [{ name: "preset-default" as const, params: { overrides: { convertColors: false as const } } }, "removeTitle" as const];
  const { data } = optimize(marked, { multipass: true, floatPrecision: 1, plugins });
  const plain = data.replace(/ (?:class="art"|role="img")/g, "").replaceAll('"', "'");
  return plain.replace(/#00000(\d)/g, "$$$1").replace(FRAME, "$1");
}

/** The seven tones of every pair of colours in the style sheet. */
class Tones {
  private readonly pairs = new Map<string, Map<string, string>>();

  constructor(css: string) {
    for (const [, name, body] of css.matchAll(/\.((?:duo|on)-[a-z]+)\s*\{([^}]*)\}/g)) {
      const colours = [...body!.matchAll(/--(base|spark):\s*(#[0-9a-f]{6})/g)];
      this.pairs.set(name!, new Map(colours.map(([, which, colour]) => [which!, colour!])));
    }
  }

  of(classes: string): string[] {
    const colours = new Map(classes.split(" ").flatMap((name) => [...(this.pairs.get(name) ?? [])]));
    const [base, spark] = [colours.get("base"), colours.get("spark")];
    if (!base || !spark) throw new Error(`tokens.css has no colours for "${classes}"`);
    return tones(base, spark);
  }
}

const tones = (base: string, spark: string): string[] => [
  mix(base, DARK, 0.3),
  mix(base, DARK, 0.62),
  mix(base, DARK, 0.92),
  mix(base, spark, 0.76),
  mix(base, spark, 0.42),
  spark,
  mix(spark, "#ffffff", 0.38),
];

type Triple = [number, number, number];

/** As color-mix(in oklab, one share, other). */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [toOklab(one), toOklab(other)];
  return fromOklab(a.map((value, n) => value * share + b[n]! * (1 - share)) as Triple);
}

function toOklab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((value) => Math.round(255 * Math.min(1, Math.max(0, gamma(value)))).toString(16).padStart(2, "0")).join("")}`;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
