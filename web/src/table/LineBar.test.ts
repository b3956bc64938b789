import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tableOn } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table.svelte";
import LineBar from "./LineBar.svelte";

let page: Record<string, unknown>;
let table: TableStore;

beforeEach(() => {
  settings.language = "en";
  table = tableOn();
  page = mount(LineBar, { target: document.body, props: { table } });
});
afterEach(() => unmount(page));

function trouble(is: boolean): void {
  table.isTroubled = is;
  flushSync();
}

const button = () => document.querySelector("button");
const isFolded = () => document.querySelector("p")?.classList.contains("unseen");

it("lies over the page, and leaves two words when it is read", () => {
  expect(document.querySelector(".above")).toBeNull();
  trouble(true);
  expect(document.querySelector(".above p")?.textContent).toContain("The connection is down.");
  button()?.click();
  flushSync();
  expect([isFolded(), button()?.textContent.trim()]).toEqual([true, "No connection"]);
  button()?.click();
  flushSync();
  expect(isFolded()).toBe(false);
});

it("says all of it again the next time", () => {
  trouble(true);
  button()?.click();
  trouble(false);
  trouble(true);
  expect(isFolded()).toBe(false);
});
