/** Whatever the Python side may refuse with has a sentence here. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { refusals } from "./en/refusals";

const games = import.meta.glob<{ refusals: Record<string, string> }>("../games/*/refusals.en.ts", { eager: true });
const known = new Set([...Object.keys(refusals), ...Object.values(games).flatMap((it) => Object.keys(it.refusals))]);
/** Said to programs that do not follow the protocol; a person never meets them. */
const TO_PROGRAMS = ["client_not_built", "json_only", "not_an_action", "too_deep", "too_many_parts", "wrong_origin", "method_not_allowed", "no_such_option", "refused"];
const REFUSAL = /(?:Denied\(\d+, |(?:Malformed|NotSeated|NotNow|NotYourTurn|BrokenRule|Refusal)\()"([a-z_]+)"/g;

it("has a sentence for every code", () => {
  const root = "../src/tablee";
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((it) => it.endsWith(".py"));
  const codes = files.flatMap((file) => [...readFileSync(`${root}/${file}`, "utf8").matchAll(REFUSAL)].map(([, code]) => code ?? ""));
  expect(codes.length).toBeGreaterThan(40);
  expect([...new Set(codes)].filter((it) => !known.has(it) && !TO_PROGRAMS.includes(it))).toEqual([]);
});
