/** What the oldest browsers we name can read, and what an older one is told. */
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

it("uses no lookbehind, which takes a whole script along in Safari before 16.4", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /\(\?<[=!]/.test(readFileSync(`src/${name}`, "utf8")))).toEqual([]);
});

it.each([
  ["fr", true, ""],
  ["fr", false, "Ce navigateur est trop ancien pour Tablée"],
  ["en", false, "This browser is too old for Tablée"],
])("tells an old browser in %s (new enough: %s)", (language, isEnough, sentence) => {
  vi.stubGlobal("CSS", { supports: () => isEnough });
  document.documentElement.lang = language;
  document.body.innerHTML = "<div id=app></div>";
  new Function(readFileSync("public/old.js", "utf8"))();
  expect(document.body.textContent).toMatch(new RegExp(`^${sentence}`));
  expect(document.body.children).toHaveLength(isEnough ? 1 : 2);
});
