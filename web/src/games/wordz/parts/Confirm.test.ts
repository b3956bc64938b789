import { mount, unmount } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { settings } from "../../../store/settings.svelte";
import type { Place } from "../../game";
import { Wording } from "../ctrl.svelte";
import { composeView } from "../fixture";
import Confirm from "./Confirm.svelte";

const place = (seat: number, isBot: boolean): Place => ({
  seat,
  name: `N${seat}`,
  token: null,
  isYou: seat === 0,
  isHere: true,
  isBot,
});

/** What the paper says to somebody who would lay an unlisted word among these others. */
async function asked(...bots: readonly boolean[]): Promise<string> {
  const people = [false, ...bots].map((isBot, seat) => place(seat, isBot));
  const props = {
    view: composeView(),
    ctrl: new Wording(),
    question: "lay" as const,
    people,
    rule: () => {},
    onyes: () => {},
    onno: () => {},
  };
  const page = mount(Confirm, { target: document.body, props });
  const text = document.querySelector("dialog")?.textContent ?? "";
  await unmount(page);
  return text;
}

beforeEach(() => {
  settings.language = "en";
});

it("says before the word is laid who will judge it, and what they go by", async () => {
  expect(await asked(true, true)).toContain("almost surely fall");
  expect(await asked(true, false)).toContain("Bots go by the dictionary when they vote");
  expect(await asked(false)).toContain("Only N1 votes");
  const people = await asked(false, false);
  expect(people).not.toContain("Bots");
  expect(people).not.toContain("Only");
});
