/** A recorded game, verified on the Python side too, and what is said of it once somebody changed it. */
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Draws, Header, Line, Seal } from "../../wire/messages";
import { hashOf, readLog } from "../log";
import { isGood, verify } from "./verify";
import { say } from "./words";

type Row = Header | Line | Seal;

// Time was up for two seats; tests/core/test_chance_in_the_browser.py has it verified by the table itself.
const TEXT = readFileSync("src/table/replay/by_lot.v2.jsonl", "utf8");
const ROWS = TEXT.trim()
  .split("\n")
  .map((row) => JSON.parse(row) as Row);
const OLD = "../tests/old";
const OLD_LOGS = readdirSync(OLD, { recursive: true, encoding: "utf8" }).filter((it) => it.endsWith(".jsonl.gz"));

const checked = (text: string, promised: string | null = null) => verify(readLog(text), promised);

/** The same game with something changed, and every fingerprint made anew: only the seed can tell. */
function forged(change: (row: Row, at: number) => Row): string {
  const rows: string[] = [];
  for (const row of ROWS.map(change)) {
    const linked = row.kind === "tablee_log" ? row : { ...row, prev: hashOf(rows.at(-1) ?? "") };
    const sealed =
      linked.kind === "seal" ? { ...linked, seal: hashOf(JSON.stringify({ ...linked, seal: "" })) } : linked;
    rows.push(JSON.stringify(sealed));
  }
  return `${rows.join("\n")}\n`;
}

const withHeader = (change: Partial<Header>) =>
  forged((row) => (row.kind === "tablee_log" ? { ...row, ...change } : row));
const withSeed = (seed: string) => forged((row) => (row.kind === "seal" ? { ...row, seed } : row));
/** With other draws in this line, counted from 1. */
const withDraws = (line: number, draws: Draws) =>
  forged((row, at) => (row.kind === "event" && at === line - 1 ? { ...row, draws } : row));

const drawsOf = (row: Row): Draws => (row.kind === "event" ? (row.draws ?? []) : []);
const DRAWN = ROWS.flatMap((row, at) => (drawsOf(row).length ? [at + 1] : []));

it("is whole, and every draw follows from the seed", () => {
  expect(checked(TEXT)).toEqual({ code: "whole" });
  expect(forged((row) => row)).toBe(TEXT);
  expect(DRAWN).toHaveLength(2);
});

it("is whole with drawings after its seal, and not with one before it", () => {
  const beside = JSON.stringify({ kind: "attachment", name: "f".repeat(32), content: '{"strokes":[]}' });
  expect(checked(`${TEXT}${beside}\n${beside}\n`)).toEqual({ code: "whole" });
  expect(readLog(`${TEXT}${beside}\n`).beside).toEqual(new Map([["f".repeat(32), '{"strokes":[]}']]));
  expect(readLog(`${TEXT}${beside}\n`).lines).toEqual(readLog(TEXT).lines);
  const rows = TEXT.trim().split("\n");
  const early = [...rows.slice(0, -1), beside, ...rows.slice(-1)].join("\n");
  expect(checked(early)).toEqual({ code: "changed", line: rows.length });
  const unsealed = [...rows.slice(0, -1), beside].join("\n");
  expect(checked(unsealed)).toEqual({ code: "changed", line: rows.length });
});

it.each(DRAWN)("is found out by what is changed, left out or added in the draws of line %d", (line) => {
  const draws = drawsOf(ROWS[line - 1] as Row);
  const changedAt = (run: number, place: number): Draws =>
    draws.map((it, at) => (at === run ? it.map((n, where) => (where === place ? n + 1 : n)) : it));
  const lies = [
    ...draws.flatMap((it, run) => it.map((_, place) => changedAt(run, place))),
    ...[[], [24], [0, 0], [-1, 0], [1.5, 0], [2 ** 33, 0], [2 ** 32, 0]].map((it) => [it, ...draws]),
    [...draws, [2 ** 32, 0]],
    draws.map(([bound = 0, , ...rest]) => [bound, ...rest, 0]),
  ];
  for (const lie of lies) expect(checked(withDraws(line, lie))).toEqual({ code: "drawn_otherwise", line });
});

it("is found out by draws that no action made", () => {
  const line = ROWS.findIndex((row) => row.kind === "event" && row.action === null) + 1;
  expect(checked(withDraws(line, [[1, 0]]))).toEqual({ code: "drawn_otherwise", line });
});

it("is found out by another seed, another commitment, or what a seat would have added", () => {
  const seed = (ROWS.at(-1) as Seal).seed;
  expect(checked(withSeed(`${seed}00`))).toEqual({ code: "other_seed" });
  expect(checked(withSeed("no seed"))).toEqual({ code: "other_seed" });
  expect(checked(withHeader({ commitment: "0".repeat(64) }))).toEqual({ code: "other_seed" });
  expect(checked(withHeader({ salts: ["00"] }))).toEqual({ code: "drawn_otherwise", line: 2 });
});

it("is found out by a line that was changed and no more", () => {
  const rows = TEXT.trim().split("\n");
  rows[1] = (rows[1] ?? "").replace('"round":1', '"round":2');
  expect(checked(rows.join("\n"))).toEqual({ code: "changed", line: 3 });
  expect(checked(TEXT.replace(/"seal":"./, '"seal":"x'))).toEqual({ code: "changed", line: ROWS.length });
});

it("cannot be checked without its seal", () => {
  expect(checked(TEXT.trim().split("\n").slice(0, -1).join("\n"))).toEqual({ code: "unsealed" });
  expect(() => checked("{}")).toThrow("not a log");
});

it.each(OLD_LOGS)("%s is checked as far as it can be, with its draws or without", (name) => {
  const log = readLog(gunzipSync(readFileSync(`${OLD}/${name}`)).toString());
  const code = log.header.format < 2 ? "chain_and_seed" : "whole";
  expect(verify(log, null)).toEqual({ code });
  expect(verify(log, log.header.commitment)).toEqual({ code: `${code}_as_promised` });
});

it("counts chance by itself in format 3, whatever else happened between", () => {
  const text = readFileSync("src/table/replay/variation.v1.jsonl", "utf8");
  const log = readLog(text);
  expect(log.header.variation?.step).toBe(5);
  expect(log.lines.filter((it) => it.draws).map((it) => it.seq)).toEqual([9, 23, 37, 49, 67, 77]);
  expect(verify(log, null)).toEqual({ code: "whole" });
  const asBefore = { ...log, header: { ...log.header, format: 2 } };
  expect(verify(asBefore, null)).toEqual({ code: "drawn_otherwise", line: 10 });
});

it("speaks of the promise only where it was seen, and finds out another one", () => {
  expect(checked(TEXT, readLog(TEXT).header.commitment)).toEqual({ code: "whole_as_promised" });
  expect(checked(TEXT, "0".repeat(64))).toEqual({ code: "other_promise" });
});

it("says plainly what was found and what was not looked at, in both languages", () => {
  settings.language = "fr";
  expect(say("drawn_otherwise", { n: 2 })).toContain("un tirage ne découle pas de la graine");
  expect(say("whole_as_promised")).toContain("tous les tirages du journal en découlent");
  for (const code of ["chain_and_seed", "chain_and_seed_as_promised"] as const)
    expect(say(code)).toContain("ils n’ont pas pu être contrôlés");
  settings.language = "en";
  expect(say("drawn_otherwise", { n: 2 })).toContain("a draw does not follow from the seed");
  expect(say("whole_as_promised")).toContain("the one promised before the first card");
  expect(say("whole")).toContain("promised before the first card was not seen here");
  for (const code of ["chain_and_seed", "chain_and_seed_as_promised"] as const)
    expect(say(code)).toContain("they could not be checked");
});

it("says that others play the same deal, and knows a game that it is not of", () => {
  const header = readLog(TEXT).header;
  const deal = { rules: header.version, day: "", of: header.commitment };
  expect(checked(withHeader({ deal }))).toEqual({ code: "whole", isShared: true });
  expect(checked(withHeader({ deal: { ...deal, of: "0".repeat(64) } }))).toEqual({ code: "other_seed" });
  expect(checked(withHeader({ deal: { ...deal, day: "2026-11-15", of: "" } }))).toEqual({
    code: "whole",
    isShared: true,
  });
});

it("is good news where nothing speaks against it", () => {
  const good = ["whole", "whole_as_promised", "chain_and_seed", "chain_and_seed_as_promised"] as const;
  expect(good.every((code) => isGood({ code }))).toBe(true);
  expect(isGood({ code: "other_seed" }) || isGood({ code: "other_promise" })).toBe(false);
  expect(isGood({ code: "changed", line: 3 }) || isGood({ code: "drawn_otherwise", line: 3 })).toBe(false);
});
