/** Writes `sw.js` at the end of a build, with the list of files that make up the shell. */

import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("./sw.js", import.meta.url));
const kept = fileURLToPath(new URL("../public", import.meta.url));

export function serviceWorker(): Plugin {
  return {
    name: "tablee-service-worker",
    apply: "build",
    // After what Vite itself takes out of a bundle: a script that held nothing but styles.
    enforce: "post",
    async generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const still = (await readdir(kept)).filter((name) => /\.(js|svg|png|webmanifest)$/.test(name));
      const files = [...built, ...still].map((name) => `/${name}`).sort();
      // Built names carry their own hash; the still ones are hashed here, so that a change renews the shell.
      const hash = createHash("sha256").update(files.join("\n"));
      for (const name of still) hash.update(await readFile(`${kept}/${name}`));
      const version = hash.digest("hex").slice(0, 12);
      const text = (await readFile(source, "utf8"))
        .replace("__VERSION__", version)
        .replace('["__FILES__"]', JSON.stringify(["/", ...files]));
      this.emitFile({ type: "asset", fileName: "sw.js", source: text });
    },
  };
}
