/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync } from "node:fs";
import { defineConfig } from "vite";
import { rulesPages } from "./build/rules.ts";
import { serviceWorker } from "./build/worker.ts";

if (!existsSync("src/wire/messages.ts"))
  throw new Error(
    "The types of the wire are missing: in the folder above, .venv/bin/python tools/wire_to_ts.py writes them.",
  );

const server = process.env["TABLEE_SERVER"] ?? "http://127.0.0.1:8000";

const TESTS = ["src/**/*.test.ts", "build/**/*.test.ts"];
const REPLACING = ["src/table/{End,Fallen,Play,Shell}.test.ts", "src/pages/Table.test.ts"];

export default defineConfig({
  plugins: [svelte(), rulesPages(), serviceWorker()],
  build: {
    // The lowest that have all we use: `color-mix` (Safari, Chrome) and `:has` (Firefox).  See public/old.js.
    target: ["es2022", "safari16.2", "firefox121", "chrome111"],
    // The content security policy allows fonts and scripts from our own host only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one piece: on a slow phone each file takes time of its own.
            { name: "house", tags: ["$initial"] },
            // And so does what most games share.
            { name: "shared", test: /\/src\/(games\/(parts\/|[^/]+$)|room|store|table|ui)/, minShareCount: 7 },
          ],
        },
      },
    },
    sourcemap: false,
  },
  server: {
    // The rules pages are made from docs/rules, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": server, "/games/": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    // A busy machine is no fault: what hangs is found, what is slow is not.
    testTimeout: 60_000,
    projects: [
      // One browser for all files: making a new one for each costs more than the tests.
      { extends: true, test: { name: "shared", isolate: false, include: TESTS, exclude: REPLACING } },
      // Who puts another module in the place of one needs a world where nobody has loaded it yet.
      { extends: true, test: { name: "apart", include: REPLACING } },
    ],
  },
  // Without this vitest would take Svelte's server build.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
