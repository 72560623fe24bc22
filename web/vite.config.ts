import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows the page while one works on it; tables are those of a server on the usual port.
const server = process.env.CYBERDECK_SERVER ?? "http://localhost:8765";

export default defineConfig({
  plugins: [svelte()],
  build: { emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
