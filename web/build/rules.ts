/** Lets the client import `docs/rules/*.md?rules` as data, so that one text serves people and tests. */

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { parse } from "../src/rules/markdown.ts";
import { typesetFrench } from "../src/i18n/typeset.ts";

export function rulesPages(): Plugin {
  return {
    name: "tablee-rules",
    load: {
      filter: { id: /\.md\?rules$/ },
      async handler(id) {
        const file = id.replace(/\?rules$/, "");
        this.addWatchFile(file);
        const text = await readFile(file, "utf8");
        const written = file.endsWith(".fr.md") ? typesetFrench(text) : text;
        return `export default ${JSON.stringify(parse(written))};`;
      },
    },
  };
}
