import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { ROOM } from "../link/fakes";
import { company } from "../store/company.svelte";
import { welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { PersonId, RoomView } from "../wire/messages";
import Curtain from "./Curtain.svelte";
import PassOn from "./PassOn.svelte";

const people = ["Ada", "Bob", "Cleo"].map((name, n) => ({
  ...{ id: n + 1, name, is_here: true, token: null, is_ready: false, seat: n },
}));
const room: RoomView = { ...ROOM, people, stage: "playing", number: 1 };
let page: Record<string, unknown> | null = null;

function buttons(): string[] {
  return [...document.querySelectorAll("button")].map((it) => it.textContent.trim());
}

async function lay(part: "curtain" | "pass", awaited: readonly PersonId[]): Promise<void> {
  if (page) await unmount(page);
  settings.language = "en";
  company.people = [1, 2];
  const { table } = welcomed({ room });
  table.awaited = awaited;
  const target = document.body;
  page =
    part === "pass"
      ? mount(PassOn, { target, props: { table, room } })
      : mount(Curtain, { target, props: { table, room, awaited } });
  flushSync();
}

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  company.leave();
});

it("names who is awaited, and waits for that one's touch", async () => {
  await lay("curtain", [2]);
  expect(document.querySelector("h1")?.textContent).toBe("Pass it to Bob");
  expect(buttons()).toEqual(["It’s me, Bob", "It’s me, Ada"]);
  expect(document.activeElement?.textContent.trim()).toBe("It’s me, Bob");
  expect(document.body.textContent).not.toContain("Cleo");
});

it("says that the others play where nobody of this device is awaited", async () => {
  await lay("curtain", []);
  expect(document.querySelector("h1")?.textContent).toBe("The others are playing");
  expect(buttons()).toEqual(["It’s me, Ada", "It’s me, Bob"]);
});

it("is passed on by a touch only, first of all when one's own turn is over", async () => {
  await lay("pass", [1]);
  expect(buttons()).toEqual([]);
  await lay("pass", [1, 2]);
  expect(buttons()).toEqual(["Pass it to Bob"]);
  expect(document.querySelector("button.main")).toBe(null);
  await lay("pass", [2]);
  expect(document.querySelector("button.main")).not.toBe(null);
  expect(company.isPassing).toBe(false);
  document.querySelector("button")?.click();
  flushSync();
  expect(company.isPassing).toBe(true);
  expect(buttons()).toEqual(["One moment…"]);
});
