/** The words of a face become the same sentences here and in the terminal. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { human, teller } from "./telling";

interface Vector {
  readonly about: string;
  readonly words: Readonly<Record<string, string>>;
  readonly seat_fields: readonly string[];
  readonly team_fields: readonly string[];
  readonly names: readonly string[];
  readonly reader: number | null;
  readonly language: "fr" | "en";
  readonly event: unknown;
  readonly sentence: string | null;
}

const vectors = JSON.parse(readFileSync("../tests/faces/telling.json", "utf8")) as readonly Vector[];

describe("the vectors it shares with the terminal", () => {
  it.each(vectors)("$about", ({ words, names, reader, language, event, sentence, ...fields }) => {
    const speaker = { seat: reader, name: (seat: number) => names[seat] ?? String(seat) };
    expect(teller(words, fields, language).tell(event, speaker)).toBe(sentence);
  });
});

const FIELDS = { seat_fields: ["active", "winners"], team_fields: ["team"] };
const speaker = { seat: 1, name: (seat: number) => ["Ada", "Lou"][seat] ?? "" };

it("says a key as it is where there is no word for it", () => {
  const { say, find } = teller({ hello: "Bonjour {who} !" }, FIELDS, "fr");
  expect([say("hello", { who: "Ada" }), say("bye"), find("bye")]).toEqual(["Bonjour Ada\u202f!", "bye", null]);
});

it("says what is to be done by the phase first, then in general", () => {
  const words = { "now.mine": "Play.", "now.bid.mine": "Bid.", "now.others": "{active} plays.", "now.end.others": "" };
  const { now } = teller(words, FIELDS, "en");
  expect(now({ phase: "bid" }, speaker, true)).toBe("Bid.");
  expect(now({ phase: "deal" }, speaker, true)).toBe("Play.");
  expect(now({ phase: "bid", active: 0 }, speaker, false)).toBe("Ada plays.");
  expect(now({ phase: "end" }, speaker, false)).toBeNull();
  expect(teller({}, FIELDS, "en").now({}, speaker, true)).toBeNull();
});

it("says why it ended, with the names of those who won", () => {
  const outcome = { why: "most", winners: [0, 1], points: [3, 3] };
  expect(teller({ "ending.most": "{winners} : égalité." }, FIELDS, "fr").ending(outcome, speaker)).toBe(
    "Ada et Lou\u00a0: égalité.",
  );
  expect(teller({}, FIELDS, "fr").ending(outcome, speaker)).toBeNull();
});

it("calls an action as its button is called, with what is chosen for it", () => {
  const { act } = teller({ "action.ask": "Ask", "value.value.7": "a seven" }, FIELDS, "en");
  expect(act({ type: "ask", active: 1, value: 7 }, speaker)).toBe("Ask · Lou · a seven");
  expect(act({ type: "end_turn" }, speaker)).toBe("End turn");
});

it("calls a thing by the first word there is, or by its name; an empty word hides it", () => {
  const { label } = teller({ "view.hand": "Cards", "view.own.hand": "My cards", "view.seed": "" }, FIELDS, "en");
  expect(label("hand", "view.own.hand", "view.hand")).toBe("My cards");
  expect(label("hand", "view.places.hand", "view.hand")).toBe("Cards");
  expect(label("seed", "view.seed")).toBeNull();
  expect(label("hand_size", "view.hand_size")).toBe("Hand size");
  expect([human("has_asked"), human("is_out"), human("is_"), human("")]).toEqual(["Asked", "Out", "Is ", ""]);
});
