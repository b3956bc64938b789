import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../../store/settings.svelte";
import type { Cheers } from "../../game";
import Applause from "./Applause.svelte";

const FROM = {
  heart: [
    { name: "Ada", isYou: true },
    { name: "Lou", isYou: false },
  ],
  laugh: [{ name: "", isYou: false }],
};
let given: unknown[] = [];
let page: Record<string, unknown> | null = null;
const shown: Cheers = { of: (drawing, kind) => (drawing === "a" ? FROM[kind] : []) };
const cheers: Cheers = { ...shown, give: (...it) => given.push(it) };

function lay(more: { drawing?: string; isOwn?: boolean; cheers?: Cheers } = {}): void {
  const props = { cheers, drawing: "a", artist: "Lou", isOwn: false, ...more };
  page = mount(Applause, { target: document.body, props });
  flushSync();
}
const buttons = () => [...document.querySelectorAll("button")];

beforeEach(() => {
  settings.language = "en";
  given = [];
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

it("tells how many, from whom, and which is mine", () => {
  lay();
  const [heart, laugh] = buttons();
  expect(heart?.textContent.replace(/\s+/g, " ").trim()).toBe("Heart 2");
  expect([heart, laugh].map((it) => it?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  const told = [heart, laugh].map(
    (it) => document.getElementById(it?.getAttribute("aria-describedby") ?? "")?.textContent,
  );
  expect(told).toEqual(["Lou and you", "somebody who has left"]);
});

it("gives what was not given, and takes back what was", () => {
  lay();
  for (const it of buttons()) it.click();
  expect(given).toEqual([
    ["a", "heart", false],
    ["a", "laugh", true],
  ]);
});

it("says kindly that one’s own is for the others, and sends nothing", () => {
  lay({ isOwn: true });
  for (const it of buttons()) {
    it.click();
    expect([it.getAttribute("aria-pressed"), it.getAttribute("aria-disabled")]).toEqual([null, "true"]);
  }
  expect(given).toEqual([]);
  expect(document.body.textContent).toContain("hearts and laughs come from the others");
});

it("has nothing for a blank paper, and only shows where nobody gives, as on a television", async () => {
  lay({ drawing: "" });
  expect(document.body.textContent.trim()).toBe("");
  if (page) await unmount(page);
  lay({ cheers: shown });
  expect(buttons()).toEqual([]);
  expect(document.body.textContent.replace(/\s+/g, " ").trim()).toBe("Heart2 Laugh1");
});
