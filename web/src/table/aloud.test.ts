import { expect, it } from "vitest";
import { Aloud } from "./aloud";
import type { AnyGameModule } from "../games/game";
import { story } from "./story";

const NEVER = () => false;

it("says each piece of news once, however often it is asked", () => {
  const aloud = new Aloud();
  const news = ["a", "b"];
  expect([aloud.take(news, NEVER), aloud.take(news, NEVER), aloud.take([], NEVER)]).toEqual([["a", "b"], [], []]);
});

it("says what was held back when it may be told, also after other news", () => {
  const aloud = new Aloud();
  const holds = (it: unknown) => it === "secret";
  const news = ["a", "secret"];
  expect(aloud.take(news, holds)).toEqual(["a"]);
  const later = ["b"];
  expect([aloud.take(later, holds), aloud.take(later, NEVER), aloud.take(later, NEVER)]).toEqual([
    ["b"],
    ["secret"],
    [],
  ]);
});

it("leaves out of the log what is held back", () => {
  const module = { tell: (it: unknown) => String(it) } as unknown as AnyGameModule;
  const speaker = { seat: 0, name: String };
  const told = ["a", "secret", "b"].map((event, seq) => ({ seq, event }));
  const lines = story(module, told, speaker, (it) => it === "secret");
  expect(lines.map((it) => it.text)).toEqual(["a", "b"]);
});
