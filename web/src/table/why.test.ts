import { beforeEach, expect, it } from "vitest";
import { why } from "../games/between/why";
import { settings } from "../store/settings.svelte";
import { lastReason } from "./why";

const NEVER = (): boolean => false;
const asked = (asker: number, value: number) => ({ type: "question_answered", asker, whom: 0, value, answer: "no" });
const module = { why: why as (event: unknown) => ReturnType<typeof why> };
const bot = { seat: 1, name: "Dynamo" };

beforeEach(() => {
  settings.language = "en";
});

it("finds what the bot did last, and its level's reason", () => {
  const told = [asked(1, 3), asked(2, 9), { type: "turn_began", seat: 1 }].map((event, n) => ({ seq: n + 1, event }));

  const found = lastReason(module, told, bot, "regular", NEVER);
  expect(found?.event).toEqual(asked(1, 3));
  expect(found?.why).toBe("I ask what shortens my list most, on average.");
  expect(lastReason(module, told, { seat: 3, name: "Turbo" }, "regular", NEVER)).toBeNull();
  expect(lastReason(module, told, bot, "of a package", NEVER)).toBeNull();
});

it("says nothing of what is still being told, nor of what a person did in this seat", () => {
  const event = asked(1, 3);
  const names = ["Ada", "Bob", "Cleo"];
  expect(lastReason(module, [{ seq: 1, event }], bot, "novice", (it) => it === event)).toBeNull();
  expect(lastReason(module, [{ seq: 1, event, names }], bot, "novice", NEVER)).toBeNull();
  expect(lastReason(module, [{ seq: 1, event, names: ["Ada", "Dynamo"] }], bot, "novice", NEVER)).not.toBeNull();
});
