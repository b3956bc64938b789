/** The coach in its place under the sentence: when it speaks, what it asks for, and how it is silenced. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { viewOf } from "../games/between/fixture";
import { ROOM } from "../link/fakes";
import { chair, type Here, welcomed } from "../store/fakes";
import { noteResult } from "../store/results";
import { settings, shelf } from "../store/settings.svelte";
import type { RoomView, ToBrowser } from "../wire/messages";
import { hintsIn } from "../store/helped";
import Coach from "./Coach.svelte";

const ME = chair({ person: 1 });
const BOT = chair({ bot: "novice" });
const LOU = chair({ person: 2 });
const speaker = { seat: 0, name: (seat: number) => ["Ada", "Lou", "Max", "Zoé"][seat] ?? "" };
const view = viewOf();
const onrule = vi.fn();

let page: Record<string, unknown> | null = null;
let here: Here;

beforeEach(() => {
  settings.language = "en";
  settings.coach = null;
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  onrule.mockReset();
  shelf.removeItem("tablee:results");
  vi.useRealTimers();
});

async function look(more: Partial<RoomView> = {}, isMine = true): Promise<void> {
  const room: RoomView = { ...ROOM, stage: "playing", seat: 0, chairs: [ME, BOT, BOT, BOT], ...more };
  here = welcomed({ room, view });
  if (page) await unmount(page);
  page = mount(Coach, { target: document.body, props: { table: here.table, room, view, speaker, isMine, onrule } });
  await vi.dynamicImportSettled();
  flushSync();
}

function hear(message: ToBrowser): void {
  here.sockets.last.tell(message);
  flushSync();
}

const bar = (): Element | null => document.querySelector("[data-coach]");
const said = (): string => document.querySelector(".said")?.firstChild?.textContent?.trim() ?? "";
const aloud = (): string => document.querySelector("[data-coach] [role=status]")?.textContent ?? "";
function button(name: string): HTMLButtonElement | undefined {
  const all = [...document.querySelectorAll("button")];
  return all.find((it) => (it.getAttribute("aria-label") ?? it.textContent.trim()) === name);
}
function press(name: string): void {
  button(name)?.click();
  flushSync();
}
const asked = () => here.sockets.last.asked.filter((it) => it.type === "ask_coach").map((it) => it.step);

it("says among bots what it is worth, with the rule a touch away", async () => {
  await look();
  expect(said()).toBe("3 hidden intervals, 1 point each; a mistake puts you out.");
  expect(aloud()).toBe("");
  document.querySelector<HTMLElement>("button.said")?.click();
  expect(onrule).toHaveBeenCalledWith("BT-17");
});

it("gives a hint in two steps, each only when it is asked for", async () => {
  await look();
  const counted = () => hintsIn(here.table.code, here.table.room?.number ?? 0);
  const before = counted();
  press("Hint");
  expect(asked()).toEqual(["where"]);
  expect(button("Looking…")?.disabled).toBe(true);
  hear({ type: "hint", step: "where", action: { type: "ask", whom: 1 } });
  expect(said()).toBe("Look at Lou: a question there tells most.");
  expect(aloud()).toBe(said());
  press("And what?");
  expect(asked()).toEqual(["where", "what"]);
  hear({ type: "hint", step: "what", action: { type: "ask", whom: 1, value: 12 } });
  expect(said()).toBe("Ask Lou for the 12.");
  expect(counted()).toBe(before + 1);
  expect([button("Hint"), button("And what?")]).toEqual([undefined, undefined]);
});

it("forgets a hint once one has acted, or the game has gone on", async () => {
  await look();
  press("Hint");
  hear({ type: "hint", step: "where", action: { type: "ask", whom: 1 } });
  here.table.act({ type: "ask", whom: 1, value: 12 });
  flushSync();
  expect(said()).toContain("hidden intervals");
  press("Hint");
  here.table.act({ type: "ask", whom: 1, value: 12 });
  hear({ type: "hint", step: "where", action: { type: "ask", whom: 1 } });
  expect(here.table.hint).toBeNull();
  press("Hint");
  hear({ type: "hint", step: "where", action: { type: "ask", whom: 1 } });
  expect(here.table.hint).not.toBeNull();
  hear({ type: "update", seq: 1, news: [], view: viewOf({ offers: [] }), now: 1 });
  expect(here.table.hint).toBeNull();
  hear({ type: "hint", step: "what", action: { type: "ask", whom: 1, value: 12 } });
  expect(here.table.hint).toBeNull();
});

it("lets one ask again after a refusal", async () => {
  await look();
  press("Hint");
  hear({ type: "refused", n: null, code: "too_fast", rule: null });
  expect(here.table.complaint?.code).toBe("too_fast");
  expect(button("Hint")?.disabled).toBe(false);
});

it("has nothing to hint at while others are awaited", async () => {
  await look({}, false);
  expect(said()).toContain("hidden intervals");
  expect(button("Hint")).toBeUndefined();
});

it("is silenced by one touch, says where it is found again, and stays silent", async () => {
  await look();
  vi.useFakeTimers();
  press("Switch the coach off");
  expect(bar()).toBeNull();
  expect(document.body.textContent).toContain("still in the menu");
  vi.advanceTimersByTime(6_000);
  flushSync();
  expect(document.body.textContent).not.toContain("menu");
  vi.useRealTimers();
  await look();
  expect(bar()).toBeNull();
});

it("is not heard by who watches, by whose seat a bot plays, before a game and after it", async () => {
  const silent: Partial<RoomView>[] = [
    { seat: null },
    { chairs: [{ ...ME, bot: "novice" }, BOT] },
    { stage: "gathering" },
    { stage: "over" },
  ];
  for (const more of silent) {
    await look(more);
    expect(bar()).toBeNull();
  }
});

it("is silent among people until their host allows it, and then speaks unasked in a newcomer’s first round", async () => {
  const chairs = [ME, LOU, BOT];
  await look({ chairs });
  expect(bar()).toBeNull();
  settings.coach = true;
  await look({ chairs });
  expect(bar()).toBeNull();
  settings.coach = null;
  await look({ chairs, has_coach: true });
  expect(bar()).not.toBeNull();
  const played = { code: "X", number: 1, game: "between", at: 1, names: [], seat: 0, winners: [], points: [] };
  noteResult(played);
  await look({ chairs, has_coach: true });
  expect(bar()).toBeNull();
  settings.coach = true;
  await look({ chairs, has_coach: true });
  expect(bar()).not.toBeNull();
});

it("says that it cannot draw for anybody, and asks the table nothing", async () => {
  const { voteView } = await import("../games/entre-les-lignes/fixture");
  const room: RoomView = { ...ROOM, game: "entre-les-lignes", stage: "playing", seat: 0, chairs: [ME, BOT, BOT, BOT] };
  const drawing = { ...voteView(), phase: "draw" as const };
  here = welcomed({ room, view: drawing });
  page = mount(Coach, {
    target: document.body,
    props: { table: here.table, room, view: drawing, speaker, isMine: true, onrule },
  });
  await vi.dynamicImportSettled();
  flushSync();
  press("Hint");
  expect(said()).toContain("I cannot draw for you");
  expect(asked()).toEqual([]);
});
