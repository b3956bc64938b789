import { afterEach, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import { inBothTongues, inOwnTongue } from "./tongue";

afterEach(() => {
  settings.language = "fr";
});

it("gives each reader the word in their own language", () => {
  settings.language = "fr";
  expect(inOwnTongue("chat = cat")).toBe("chat");
  settings.language = "en";
  expect(inOwnTongue("chat = cat")).toBe("cat");
});

it("leaves a word in one language alone, whatever is read", () => {
  settings.language = "en";
  expect([inOwnTongue("chat"), inOwnTongue(""), inOwnTongue("E=mc")]).toEqual(["chat", "", "E=mc"]);
});

it("shows both where all look at the same, and one word for both once", () => {
  expect(["chat = cat", "piano = piano", "chat", ""].map(inBothTongues)).toEqual(["chat · cat", "piano", "chat", ""]);
});
