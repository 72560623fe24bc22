import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig, loadEnv } from "vite";
import { pictures } from "./build/pictures";

// `npm run dev` shows the page while one works on it; the tables are those of a server on the usual port.
export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, ".", "CYBERDECK_").CYBERDECK_SERVER ?? "http://localhost:8765";
  return {
    plugins: [svelte(), Icons({ compiler: "svelte", scale: 1.25, defaultClass: "i", iconCustomizer: (_, __, props) => void (props["aria-hidden"] = "true") }), pictures(`${import.meta.dirname}/src`)],
    build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
    server: { proxy: { "/api": { target }, "/ws": { target, ws: true } } },
  };
});
