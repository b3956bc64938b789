/** For tests: that what is told is a whole sentence, well set in the language it is told in. */

import { expect } from "vitest";
import { settings } from "../store/settings.svelte";

export function expectWhole(text: string | null): void {
  expect(text).toMatch(/^\S.*[.]$/);
  expect(text).not.toMatch(/[{}!]|undefined|null/);
  if (settings.language === "fr") expect(text).not.toMatch(/ [;?:]/);
}
