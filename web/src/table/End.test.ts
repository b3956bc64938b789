import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyGameModule, AnyView } from "../games/game";
import { games } from "../store/games.svelte";
import { type Here, tableOn, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { GameOnShelf } from "../link/api";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import End from "./End.svelte";
import { placesOf } from "../room/places";
import { speakerOf } from "./story";

vi.mock("../sound/sounds", () => ({ play: () => {} }));

const taken = (person: number) => ({ person, bot: null, is_passed_over: false, before: [] });
const ELSE = "Play something else";
const SHEET = "The evening’s sheet";
const LEFT = { person: null, bot: null, is_passed_over: false, before: ["Bob"] };
const plain = { ending: () => "All is told." } as unknown as AnyGameModule;
const onTheShelf = games.all;
let page: Record<string, unknown>;
let here: Here;

beforeEach(() => {
  settings.language = "en";
  games.all = [{ about: { key: "between", seats: [2, 3, 4] } } as unknown as GameOnShelf];
});
afterEach(async () => {
  games.all = onTheShelf;
  await unmount(page);
});

function show(more: Partial<RoomView>, module: AnyGameModule = plain): string[] {
  const room: RoomView = { ...ROOM, stage: "over", ...more };
  here = welcomed({ room });
  const places = placesOf(room, "BCDF");
  const outcome = { why: "told", winners: [0], points: places.map(() => 1) };
  page = mount(End, {
    target: document.body,
    props: { table: here.table, room, module, speaker: speakerOf(places, 0), outcome, places, onshow: () => {} },
  });
  flushSync();
  return [...document.querySelectorAll("button")].map((it) => it.textContent?.trim() ?? "");
}

it("plays again with those who are left, where they are enough", () => {
  expect(show({ chairs: [taken(1), LEFT, taken(2)] })).toEqual([
    "Play again",
    ELSE,
    "Change seats or options",
    SHEET,
    "Step through the game",
  ]);
  expect(document.body.textContent).not.toContain("Too few");
});

it("leads the host back to gathering where too few are left", () => {
  expect(show({ chairs: [taken(1), LEFT, LEFT] })).toEqual([ELSE, "Gather again", SHEET, "Step through the game"]);
  expect(document.body.textContent).toContain("Too few are left for another game. Gather again");
  document.querySelector<HTMLButtonElement>("button.main")?.click();
  expect(here.sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "regather" } }]);
});

it("tells the others who can gather the table again", () => {
  expect(show({ host: 2, chairs: [taken(1), LEFT, LEFT] })).toEqual([ELSE, SHEET, "Step through the game"]);
  expect(document.body.textContent).toContain("The host can gather the table again.");
});

it("still names who left, with an empty chair for an animal", () => {
  show({ chairs: [taken(1), LEFT, taken(2)], names: ["Ada", "Bob", "Cy"] });
  const bob = [...document.querySelectorAll("ol li")].find((it) => it.textContent?.includes("Bob"));
  expect(bob?.querySelector(".chair")).toBeInstanceOf(Element);
});

const PEOPLE = ["Ada", "Zoé", "Max"].map((name, at) => ({
  id: at + 1,
  name,
  is_here: at < 2,
  token: null,
  is_ready: true,
  seat: at,
}));
const THREE = { people: PEOPLE, chairs: [taken(1), taken(2), taken(3)], names: ["Ada", "Zoé", "Max"] };
const press = (name: string) =>
  [...document.querySelectorAll("button")].find((it) => it.textContent?.trim() === name)?.click();
const asked = () => here.sockets.last.asked.flatMap((it) => (it.type === "wish" ? [it.action] : []));

it("tells everybody who would like to play again, and begins nothing by itself", () => {
  expect(show({ ...THREE, host: 2, again: [2] })).toContain("Play again");
  expect(document.body.textContent).toContain("Zoé would like to play again · 1 of 3");
  expect(document.body.textContent).toContain("Waiting for Max (offline) and you.");
  press("Play again");
  expect(asked()).toMatchObject([{ type: "want_again" }]);
});

it("lets a wish be taken back, and the host begin without those who are away", () => {
  const others = [ELSE, "Change seats or options", SHEET, "Step through the game"];
  expect(show({ ...THREE, again: [1, 2] })).toEqual(["Rather not", "Begin now", ...others]);
  expect(document.body.textContent).toContain("Zoé and you would like to play again · 2 of 3");
  press("Rather not");
  press("Begin now");
  expect(asked()).toMatchObject([{ type: "want_again", wants: false }, { type: "again" }]);
});

it("speaks to me of my own wish, as one does at this table", async () => {
  settings.language = "fr";
  const says = () => document.querySelector("[role=status]")?.textContent?.trim();
  show({ ...THREE, again: [1] });
  expect(says()).toBe("Vous voudriez rejouer · 1 sur 3 On attend Zoé et Max (hors ligne).");
  await unmount(page);
  show({ ...THREE, again: [1] }, { ...plain, saysTu: true });
  expect(says()).toContain("Tu voudrais rejouer");
  await unmount(page);
  show({ ...THREE, again: [2, 3] });
  expect(says()).toBe("Zoé et Max voudraient rejouer · 2 sur 3 On n’attend plus que vous.");
});

it("does not let others begin for the host", () => {
  expect(show({ ...THREE, host: 2, again: [1, 2] })).toEqual(["Rather not", ELSE, SHEET, "Step through the game"]);
});

function lookBack(outcome: NonNullable<AnyView["outcome"]>): void {
  const room: RoomView = { ...ROOM, stage: "over", ...THREE };
  const places = placesOf(room, "BCDF");
  page = mount(End, {
    target: document.body,
    props: { table: tableOn(), room, module: plain, speaker: speakerOf(places, 0), outcome, places, isPast: true },
  });
  flushSync();
}

it("asks nobody for a game that is looked back at", () => {
  lookBack({ why: "told", winners: [1], points: [1, 2, 3] });
  expect(document.querySelector("h2")?.textContent).toBe("Zoé wins");
  expect(document.querySelectorAll("button, a")).toHaveLength(0);
});

it("says tu at a table of children, and vous elsewhere", async () => {
  settings.language = "fr";
  const chairs = [taken(1), taken(2)];
  show({ chairs }, { ...plain, saysTu: true });
  expect(document.querySelector("h2")?.textContent).toBe("Tu gagnes");
  await unmount(page);
  show({ chairs });
  expect(document.querySelector("h2")?.textContent).toBe("Vous gagnez");
});

it("names nobody where everybody wins, and tells me which name is mine", () => {
  lookBack({ why: "told", winners: [0, 1, 2], points: [6, 6, 6] });
  expect(document.querySelector("h2")?.textContent).toBe("Everybody wins");
  expect([...document.querySelectorAll("ol .name")].map((it) => it.textContent)).toEqual(["Ada · you", "Zoé", "Max"]);
});

it("ranks nobody where one was alone", () => {
  show({ chairs: [taken(1)] });
  expect(document.querySelectorAll("ol")).toHaveLength(0);
});
