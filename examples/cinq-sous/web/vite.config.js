// Two ES modules and one style sheet, straight into the face of the game, where the wheel takes them from.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  build: {
    target: ["es2022", "safari16.2", "firefox121", "chrome111"],
    outDir: "../src/cinq_sous/face",
    emptyOutDir: false,
    minify: true,
    lib: {
      entry: { screen: "src/screen.js", lesson: "src/lesson.js" },
      formats: ["es"],
      cssFileName: "screen",
    },
    rollupOptions: { output: { chunkFileNames: "parts.js" } },
  },
});
