import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig, loadEnv } from "vite";
import { holdsPictures, pictures } from "./build/pictures";
import { zipped } from "./build/zipped";

// `npm run dev` shows the page while one works on it; the tables are those of a server on the usual port.
export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, ".", "CYBERDECK_").CYBERDECK_SERVER ?? "http://localhost:8765";
  return {
    plugins: [
      svelte(),
      Icons({ compiler: "svelte", scale: 1.25, defaultClass: "i", iconCustomizer: (_, __, props) => void (props["aria-hidden"] = "true") }),
      pictures(`${import.meta.dirname}/src`),
      zipped(),
    ],
    build: {
      assetsInlineLimit: 0,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { chunkFileNames: ({ moduleIds }) => `assets/${holdsPictures(moduleIds) ? "pictures-" : ""}[name]-[hash].js` } },
    },
    server: { proxy: { "/api": { target }, "/ws": { target, ws: true } } },
  };
});
