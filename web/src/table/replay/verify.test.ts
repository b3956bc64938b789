/** Recorded games, verified on the Python side too, and what is said of them once somebody changed them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { redeal } from "../../games/between/redeal";
import { t } from "../../i18n";
import { settings } from "../../store/settings.svelte";
import type { Event } from "../../wire/between";
import type { Header, Line, Seal } from "../../wire/messages";
import { readLog } from "../log";
import { sha256 } from "../sha256";
import { isGood, verify } from "./verify";

const GAMES = ["2-seats", "3-seats", "4-seats"].map((it) => `../tests/games/between/playthroughs/${it}.v1.jsonl`);
const textOf = (file: string): string => readFileSync(file, "utf8");
const checked = (text: string, promised: string | null = null) => verify(readLog(text), redeal as never, promised);

type Row = Header | Line | Seal;

/** The same game with something changed, and every fingerprint made anew: only the seed can tell. */
function forged(text: string, change: (row: Row, at: number) => Row): string {
  const rows: string[] = [];
  const all = text
    .trim()
    .split("\n")
    .map((row, at) => change(JSON.parse(row) as Row, at));
  for (const row of all) {
    const linked = row.kind === "tablee_log" ? row : { ...row, prev: sha256(rows.at(-1) ?? "") };
    const sealed =
      linked.kind === "seal" ? { ...linked, seal: sha256(JSON.stringify({ ...linked, seal: "" })) } : linked;
    rows.push(JSON.stringify(sealed));
  }
  return `${rows.join("\n")}\n`;
}

/** Two cards of two seats change places. */
function swapped(hands: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const [one = [], other = [], ...rest] = hands;
  const sorted = (cards: readonly (number | undefined)[]) => cards.map(Number).sort((a, b) => a - b);
  return [sorted([other[0], ...one.slice(1)]), sorted([one[0], ...other.slice(1)]), ...rest];
}

const isDeal = (row: Row, round?: number): row is Line => {
  const event = row.kind === "event" ? (row.event as Event) : null;
  return event?.type === "round_dealt" && (round === undefined || event.round === round);
};

describe.each(GAMES)("%s", (file) => {
  const text = textOf(file);

  it("is whole, and dealt from its seed", () => {
    expect(checked(text)).toEqual({ code: "whole" });
    expect(checked(forged(text, (row) => row))).toEqual({ code: "whole" });
  });

  it("is found out by a changed card", () => {
    const change = (row: Row): Row =>
      isDeal(row, 1)
        ? { ...row, event: { ...(row.event as object), hands: swapped((row.event as { hands: number[][] }).hands) } }
        : row;
    expect(checked(forged(text, change))).toEqual({ code: "dealt_otherwise", line: 2 });
  });

  it("is found out by another who begins", () => {
    const change = (row: Row): Row => {
      if (!isDeal(row, 1)) return row;
      const event = row.event as Extract<Event, { type: "round_dealt" }>;
      return { ...row, event: { ...event, first: (event.first + 1) % event.hands.length } };
    };
    expect(checked(forged(text, change))).toEqual({ code: "dealt_otherwise", line: 2 });
  });

  it("is found out by another seed", () => {
    const change = (row: Row): Row =>
      row.kind === "seal" ? { ...row, seed: `00${row.seed.slice(2)}`.replace(/^0000/, "0100") } : row;
    expect(checked(forged(text, change))).toEqual({ code: "other_seed" });
    expect(checked(forged(text, (row) => (row.kind === "seal" ? { ...row, seed: "no seed" } : row)))).toEqual({
      code: "other_seed",
    });
  });

  it("is found out by another commitment", () => {
    const change = (row: Row): Row => (row.kind === "tablee_log" ? { ...row, commitment: "0".repeat(64) } : row);
    expect(checked(forged(text, change))).toEqual({ code: "other_seed" });
  });

  it("is found out by what a seat would have added", () => {
    const change = (row: Row): Row => (row.kind === "tablee_log" ? { ...row, salts: ["00"] } : row);
    expect(checked(forged(text, change))).toEqual({ code: "dealt_otherwise", line: 2 });
  });

  it("is found out by a line that was changed and no more", () => {
    const rows = text.trim().split("\n");
    rows[1] = (rows[1] ?? "").replace('"round":1', '"round":2');
    expect(checked(rows.join("\n"))).toEqual({ code: "changed", line: 3 });
  });

  it("cannot be dealt again without its seal, or where nothing was dealt", () => {
    expect(checked(text.trim().split("\n").slice(0, -1).join("\n"))).toEqual({ code: "unsealed" });
    const undealt = forged(text, (row) =>
      isDeal(row) ? { ...row, event: { type: "turn_began", seat: 0, deadline: null } } : row,
    );
    expect(checked(undealt)).toEqual({ code: "dealt_otherwise", line: 2 });
  });
});

it("looks at every round", () => {
  const rounds = textOf(GAMES[1] ?? "");
  const later = rounds
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row) as Row);
  const second = later.findIndex((row) => isDeal(row, 2));
  expect(second).toBeGreaterThan(2);
  const change = (row: Row): Row =>
    isDeal(row, 2)
      ? { ...row, event: { ...(row.event as object), hands: swapped((row.event as { hands: number[][] }).hands) } }
      : row;
  expect(checked(forged(rounds, change))).toEqual({ code: "dealt_otherwise", line: second + 1 });
});

it("looks at what was drawn by lot", () => {
  // Time was up for two seats; tests/core/test_chance_in_the_browser.py has it verified by the table itself.
  const drawn = textOf("src/table/replay/by_lot.v1.jsonl");
  expect(checked(drawn)).toEqual({ code: "whole" });
  const isLot = (row: Row) => row.kind === "event" && (row.event as { by_lot?: boolean }).by_lot === true;
  const at = drawn
    .trim()
    .split("\n")
    .findLastIndex((row) => isLot(JSON.parse(row) as Row));
  const change = (row: Row, here: number): Row =>
    here === at ? ({ ...row, event: { ...((row as Line).event as object), interval: [1, 24] } } as Line) : row;
  expect(checked(forged(drawn, change))).toEqual({ code: "dealt_otherwise", line: at + 1 });
});

it("says plainly what was found, in both languages", () => {
  settings.language = "en";
  expect(t("replay.dealt_otherwise", { n: 2 })).toContain("the deal does not follow from the seed");
  settings.language = "fr";
  expect(t("replay.dealt_otherwise", { n: 2 })).toContain("la donne ne découle pas de la graine");
  settings.language = "en";
  expect(isGood({ code: "whole" }) && isGood({ code: "chain_and_seed" })).toBe(true);
  expect(isGood({ code: "other_seed" }) || isGood({ code: "changed", line: 3 })).toBe(false);
});

it("says less of a game that cannot be dealt here", () => {
  const log = readLog(textOf(GAMES[0] ?? ""));
  expect(verify(log, undefined, null)).toEqual({ code: "chain_and_seed" });
  expect(verify(log, undefined, log.header.commitment)).toEqual({ code: "chain_and_seed_as_promised" });
});

it("speaks of the promise only where it was seen, and finds out another one", () => {
  const text = textOf(GAMES[0] ?? "");
  const seen = readLog(text).header.commitment;
  expect(checked(text, seen)).toEqual({ code: "whole_as_promised" });
  expect(checked(text, "0".repeat(64))).toEqual({ code: "other_promise" });
  settings.language = "en";
  expect(t("replay.whole_as_promised")).toContain("the one promised before the first card");
  expect(t("replay.whole")).toContain("promised before the first card was not seen here");
  expect(isGood({ code: "whole_as_promised" }) && !isGood({ code: "other_promise" })).toBe(true);
});
