import { expect, it } from "vitest";
import { next, SPEEDS, stayAt } from "./speeds";

it("goes from slow to very fast, and stays at either end", () => {
  expect(SPEEDS).toEqual(["slow", "normal", "fast", "very_fast"]);
  expect(SPEEDS.map((it) => next(it, 1))).toEqual(["normal", "fast", "very_fast", "very_fast"]);
  expect(SPEEDS.map((it) => next(it, -1))).toEqual(["slow", "slow", "normal", "fast"]);
});

it("leaves a step less long the faster it is", () => {
  const stays = SPEEDS.map(stayAt);
  expect([...stays].sort((one, other) => other - one)).toEqual(stays);
  expect(new Set(stays).size).toBe(4);
  expect(stayAt("of another version" as never)).toBe(stayAt("normal"));
});
