// Writes a compressed copy beside each file that the server sends compressed, so that it need not do so itself.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function zipped(): Plugin {
  return {
    name: "zipped",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
        const made = gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 });
        writeFileSync(join(dir!, `${file.fileName}.gz`), made);
      }
    },
  };
}
