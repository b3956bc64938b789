/** A child of five is never told « vous ». */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import { refusalSentence } from "../../i18n";
import { refusal } from "./refusals";

const RULES = "../src/tablee/games/light_line";
const REFUSAL = /(?:NotNow|NotYourTurn|BrokenRule)\("([a-z_]+)"/g;

it("says tu in every refusal of the rules of KIDZ-LINE", () => {
  settings.language = "fr";
  const files = readdirSync(`${RULES}/modes/kidz_line`, { recursive: true, encoding: "utf8" }).filter((it) =>
    it.endsWith(".py"),
  );
  const sources = [...files.map((it) => `${RULES}/modes/kidz_line/${it}`), `${RULES}/placing.py`];
  const codes = sources.flatMap((it) => [...readFileSync(it, "utf8").matchAll(REFUSAL)].map(([, code]) => code ?? ""));
  expect(codes).toContain("continues_no_line");
  for (const code of codes) expect(refusalSentence(code, refusal)).not.toMatch(/\bvous\b|\bvo(s|tre)\b|[a-zé]ez\b/i);
});

it("leaves what no child can meet to the words of all modes", () => {
  expect(refusal("number_taken")).toMatch(/nombre|number/);
  expect(refusal("no_such_code")).toBeNull();
});
