/** How loud, when not, and what else a sound may be. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../store/settings.svelte";
import Sounds from "./Sounds.svelte";

let page: Record<string, unknown>;

function show(touches = 0): void {
  vi.stubGlobal("navigator", { language: "en", maxTouchPoints: touches, vibrate: () => true });
  page = mount(Sounds, { target: document.body });
  flushSync();
}
const labels = () => [...document.querySelectorAll("label")].map((it) => it.textContent?.trim());
const flip = (label: string): void => {
  const found = [...document.querySelectorAll("label")].find((it) => it.textContent?.trim() === label);
  found?.querySelector("input")?.click();
  flushSync();
};
const hours = () => [...document.querySelectorAll<HTMLInputElement>("input[type=time]")];

beforeEach(() => {
  settings.language = "en";
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  Object.assign(settings, { quietHours: null, captions: false, buzzes: true });
});

it("asks from when to when only where hours are to be quiet, and keeps what was said", () => {
  show();
  expect(hours()).toEqual([]);
  flip("Quiet hours");
  expect(hours().map((it) => it.value)).toEqual(["22:00", "08:00"]);
  const [from] = hours();
  for (const time of ["21:30", ""]) {
    from!.value = time;
    from!.dispatchEvent(new Event("change", { bubbles: true }));
  }
  expect(settings.quietHours).toEqual({ from: "21:30", to: "08:00" });
  expect(from!.value, "an hour there must be").toBe("21:30");
  expect(JSON.parse(localStorage.getItem("tablee:settings") ?? "")).toMatchObject({ quietHours: settings.quietHours });
  flip("Quiet hours");
  expect(settings.quietHours).toBeNull();
});

it("speaks of vibration where there is a phone to feel it", async () => {
  show();
  expect(labels()).toEqual(["Sounds", "Quiet hours", "Captions for sounds"]);
  await unmount(page);
  show(5);
  flip("Vibration");
  flip("Captions for sounds");
  expect([settings.buzzes, settings.captions]).toEqual([false, true]);
});
