import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import Glass from "./Glass.svelte";
import GlassBar from "./GlassBar.svelte";
import { Lens, MIDDLE } from "./lens.svelte";

let lens: Lens;
let pages: Record<string, unknown>[];

beforeEach(() => {
  settings.language = "en";
  lens = new Lens();
  const children = createRawSnippet(() => ({ render: () => "<i>picture</i>" }));
  pages = [
    mount(Glass, { target: document.body, props: { lens, children } }),
    mount(GlassBar, { target: document.body, props: { lens, label: "drawing A" } }),
  ];
  flushSync();
});
afterEach(async () => {
  await Promise.all(pages.map((it) => unmount(it)));
});

const names = () => [...document.querySelectorAll("button")].map((it) => it.getAttribute("aria-label"));

function press(name: string): void {
  document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click();
  flushSync();
}

it("needs no finger that drags: buttons bring it near, to every side, and back, and say how near it is", () => {
  expect(names()).toEqual(["Zoom out", "100%: see it all", "Zoom in"]);
  press("Zoom in");
  expect(document.querySelector("[role=status]")?.textContent).toBe("150%");
  expect(names().slice(0, 4)).toEqual(["To the left", "To the right", "Up", "Down"]);
  press("To the right");
  press("Down");
  expect(lens.under(MIDDLE)).toEqual({ x: expect.closeTo(2 / 3), y: expect.closeTo(2 / 3) });
  expect(document.querySelector('[aria-label="Down"]')?.getAttribute("aria-disabled")).toBe("true");
  press("150%: see it all");
  expect(lens.isNear).toBe(false);
});

it("takes the wheel, also of two fingers on a pad, so that the page stays as it is", () => {
  for (const ctrlKey of [false, true]) {
    const event = new WheelEvent("wheel", { deltaY: -60, cancelable: true });
    Object.defineProperty(event, "ctrlKey", { value: ctrlKey });
    const before = lens.scale;
    document.querySelector(".hold")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(lens.scale).toBeGreaterThan(before);
  }
});
