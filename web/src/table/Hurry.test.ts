import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROOM } from "../link/fakes";
import { welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table.svelte";
import type { RoomView } from "../wire/messages";
import Hurry from "./Hurry.svelte";

let page: Record<string, unknown>;
let table: TableStore;

beforeEach(() => {
  settings.language = "fr";
});
afterEach(() => unmount(page));

function look(more: Partial<RoomView>): HTMLElement[] {
  const room: RoomView = { ...ROOM, stage: "playing", seat: 0, ...more };
  ({ table } = welcomed({ room }));
  page = mount(Hurry, { target: document.body, props: { table, room } });
  flushSync();
  return [...document.querySelectorAll("button")];
}

const pressed = (buttons: HTMLElement[]) => buttons.map((it) => it.getAttribute("aria-pressed"));

it("shows nothing unless bots are alone to act, and nothing to who watches", () => {
  expect(look({ hurry: null })).toEqual([]);
  unmount(page);
  expect(look({ hurry: "usual", seat: null })).toEqual([]);
});

it("P23: lets whoever sits hurry them, or go on to where a person is to act", () => {
  const buttons = look({ hurry: "usual" });
  const hurry = vi.spyOn(table, "hurry");
  expect(buttons.map((it) => it.textContent.trim())).toEqual(["Plus vite", "Jusqu’à nous"]);
  expect(pressed(buttons)).toEqual(["false", "false"]);
  for (const button of buttons) button.click();
  expect(hurry.mock.calls).toEqual([["faster"], ["skip"]]);
});

it("takes it back where it is pressed again", () => {
  const buttons = look({ hurry: "faster" });
  const hurry = vi.spyOn(table, "hurry");
  expect(pressed(buttons)).toEqual(["true", "false"]);
  buttons[0]?.click();
  expect(hurry.mock.calls).toEqual([["usual"]]);
});
