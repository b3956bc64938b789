import { expect, it } from "vitest";
import { deedOf, KEYS, type Pressed } from "./keys";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

it.each([
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["Home", "first"],
  ["End", "last"],
  [" ", "play"],
  ["p", "turning_back"],
  ["N", "turning_on"],
  ["-", "slower"],
  ["+", "faster"],
  ["=", "faster"],
  ["?", "help"],
])("%j means %s", (key, deed) => {
  expect(deedOf(press(key), true)).toBe(deed);
});

it("leaves all other keys alone, and those of the browser", () => {
  for (const key of ["x", "Tab", "Enter", "ArrowUp", "ArrowDown", "PageDown"])
    expect(deedOf(press(key), true)).toBeNull();
  for (const chord of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(deedOf(press("ArrowLeft", chord), true)).toBeNull();
  expect(deedOf(press("ArrowRight", { shiftKey: true }), true)).toBeNull();
  expect(deedOf(press("?", { shiftKey: true }), true)).toBe("help");
});

it("knows no letters and signs where they are switched off", () => {
  const { letters, others } = {
    letters: KEYS.filter((it) => it.isLetter).flatMap((it) => it.keys),
    others: KEYS.filter((it) => !it.isLetter).flatMap((it) => it.keys),
  };
  expect(letters.map((key) => deedOf(press(key), false))).toEqual(letters.map(() => null));
  expect(others.every((key) => deedOf(press(key), false) !== null)).toBe(true);
});
