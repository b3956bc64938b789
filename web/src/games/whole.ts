/** For tests: that what is told is a whole sentence, well set in the language it is told in. */

import { beforeEach, describe, expect, it } from "vitest";
import { type Language, settings } from "../store/settings.svelte";
import type { Speaker } from "./game";

export function expectWhole(text: string | null): void {
  expect(text).toMatch(/^\S.*[.]$/);
  expect(text).not.toMatch(/[{}!]|undefined|null/);
  if (settings.language === "fr") expect(text).not.toMatch(/ [;?:]/);
}

export function inBothLanguages(tests: (language: Language) => void): void {
  describe.each(["fr", "en"] as const)("in %s", (language) => {
    beforeEach(() => {
      settings.language = language;
    });
    tests(language);
  });
}

export function itTellsWhole<Seen extends { readonly type: string }>(
  events: readonly Seen[],
  tell: (event: Seen, speaker: Speaker) => string | null,
  speaker: Speaker,
): void {
  const named = events.map((event, at) => [`${at}: ${event.type}`, event] as const);
  it.each(named)("%s is a whole sentence", (_, event) => expectWhole(tell(event, speaker)));
}

/** Once a game is over nothing is hidden: each of these tells what only some knew. */
export function itTellsOpenly<Event>(
  tellOpen: (event: Event, name: Speaker["name"]) => string | null,
  { name }: Speaker,
  events: readonly (readonly [Event, RegExp])[],
): void {
  it("tells everything when everything is open", () => {
    for (const [event, told] of events) expect(tellOpen(event, name)).toMatch(told);
  });
}
