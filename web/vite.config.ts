import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// `npm run dev` shows the page while one works on it; the tables are those of a server on the usual port.
export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, ".", "CYBERDECK_").CYBERDECK_SERVER ?? "http://localhost:8765";
  return {
    plugins: [svelte()],
    build: { assetsInlineLimit: 0, target: "es2022" },
    server: { proxy: { "/api": { target }, "/ws": { target, ws: true } } },
  };
});
