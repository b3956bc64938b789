import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyGameModule, AnyView } from "../games/game";
import { games } from "../store/games.svelte";
import { type Here, tableOn, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { GameOnShelf } from "../link/api";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import { skip } from "../ui/skips";
import End from "./End.svelte";
import { placesOf } from "../room/places";
import { speakerOf } from "./story";

const sounds = vi.hoisted(() => [] as string[]);
vi.mock("../sound/sounds", () => ({ play: (name: string) => sounds.push(name) }));

const taken = (person: number) => ({ person, bot: null, is_passed_over: false, before: [] });
const ELSE = "Play something else";
const PROGRAMME = "Set up a programme";
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sounds.length = 0;
  games.all = onTheShelf;
  await unmount(page);
});

/** With news, it has only just ended. */
function show(more: Partial<RoomView>, module: AnyGameModule = plain, news: readonly unknown[] = []): string[] {
  const room: RoomView = { ...ROOM, stage: "over", ...more };
  here = welcomed({ room });
  if (news.length) here.sockets.last.tell({ type: "update", seq: 1, news, view: {}, now: 1_000_000 } as never);
  const places = placesOf(room, "BCDF");
  const outcome = { why: "told", winners: [0], points: places.map((_, seat) => 3 - seat) };
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
    PROGRAMME,
    "Change seats or options",
    SHEET,
    "Step through the game",
  ]);
  expect(document.body.textContent).not.toContain("Too few");
});

it("leads the host back to gathering where too few are left", () => {
  expect(show({ chairs: [taken(1), LEFT, LEFT] })).toEqual([
    ELSE,
    PROGRAMME,
    "Gather again",
    SHEET,
    "Step through the game",
  ]);
  expect(document.body.textContent).toContain("Too few are left for another game. Gather again");
  document.querySelector<HTMLButtonElement>("button.main")?.click();
  expect(here.sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "regather" } }]);
});

it("offers what the programme says first, and playing again after it", () => {
  const chairs = [taken(1), taken(2)];
  expect(show({ chairs, programme: ["between"] }).slice(0, 4)).toEqual([
    "Play between",
    "Play again",
    ELSE,
    "Change the programme",
  ]);
  expect(document.querySelectorAll("button.main")).toHaveLength(1);
  document.querySelector<HTMLButtonElement>("button.main")?.click();
  expect(here.sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "pick_game", game: "between" } }]);
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
  const others = [ELSE, PROGRAMME, "Change seats or options", SHEET, "Step through the game"];
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

function lookBack(outcome: NonNullable<AnyView["outcome"]>, module: AnyGameModule = plain): void {
  const room: RoomView = { ...ROOM, stage: "over", ...THREE };
  const places = placesOf(room, "BCDF");
  page = mount(End, {
    target: document.body,
    props: { table: tableOn(), room, module, speaker: speakerOf(places, 0), outcome, places, isPast: true },
  });
  flushSync();
}

it("asks nobody for a game that is looked back at", () => {
  lookBack({ why: "told", winners: [1], points: [1, 2, 3] });
  expect(document.querySelector("h2")?.textContent).toBe("Zoé wins");
  expect(document.querySelectorAll("button, a")).toHaveLength(0);
});

it("invents no points, and no nobody, for a game that says itself who has won", () => {
  const ending = (): string => "The monster wins";
  lookBack({ why: "told", winners: [], points: [1, 2, 3] }, { ...plain, ending, Ending: (() => undefined) as never });
  expect(document.querySelector("h2")?.textContent).toBe("The monster wins");
  expect(document.body.textContent).not.toMatch(/Nobody|point/);
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

const staged = () => [...document.querySelectorAll<HTMLElement>("[data-moment]")].map((it) => it.dataset["moment"]);
const isAwaited = () => document.querySelector("ol")?.classList.contains("awaited");
const wait = (long: number): void => {
  vi.advanceTimersByTime(long);
  flushSync();
};

it.each([
  ["with motion", false],
  ["without", true],
])("shows who won first, and all the others a breath later, %s", (_, isStill) => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  expect(show(THREE, plain, [{ type: "ended" }]), "what one may do is there at once").toContain("Play again");
  expect([staged(), isAwaited(), sounds]).toEqual([["winner", "confetti"], true, ["end"]]);
  expect(document.querySelector(".most")?.textContent).toBe(isStill ? "3 points" : "0 points");
  wait(1_599);
  expect(isAwaited()).toBe(true);
  wait(1);
  expect([staged(), isAwaited(), sounds]).toEqual([["winner", "ranking", "confetti"], false, ["end", "cheer"]]);
  expect(document.querySelector("[data-moment=winner]")?.textContent).toMatch(/You win ?3 points/);
  expect([...document.querySelectorAll("ol .figures")].map((it) => it.textContent)).toEqual([
    "3 points",
    "2 points",
    "1 point",
  ]);
  wait(6_400);
  expect(staged()).toEqual(["winner", "ranking"]);
});

it("tells with the others' points what the game took, where it does", () => {
  vi.useFakeTimers();
  const Took = (target: HTMLElement, { game }: { game: number }) => {
    target.append(`Two minutes, game ${game}.`);
    return { update: () => {}, destroy: () => {} };
  };
  show(THREE, { ...plain, Took } as unknown as AnyGameModule, [{ type: "ended" }]);
  const told = document.querySelector<HTMLElement>("ol + div");
  expect([told?.textContent?.trim(), told?.classList.contains("awaited"), staged()]).toEqual([
    `Two minutes, game ${ROOM.number}.`,
    true,
    ["winner", "confetti"],
  ]);
  wait(1_600);
  expect([told?.classList.contains("awaited"), staged()]).toEqual([false, ["winner", "ranking", "took", "confetti"]]);
});

it("shows all at a touch, and to whoever comes later", async () => {
  show(THREE, plain, [{ type: "ended" }]);
  skip();
  flushSync();
  expect([staged(), isAwaited()]).toEqual([["winner", "ranking"], false]);
  await unmount(page);
  sounds.length = 0;
  show(THREE);
  expect([staged(), isAwaited(), sounds, document.querySelector(".confetti")]).toEqual([[], false, [], null]);
  expect(document.querySelector(".most")?.textContent).toBe("3 points");
});
