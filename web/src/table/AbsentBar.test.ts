import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chair, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table.svelte";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import AbsentBar from "./AbsentBar.svelte";
import Leave from "./Leave.svelte";
import { Tidings } from "./tidings.svelte";

const BOB = { id: 2, name: "Bob", is_here: false, token: null, is_ready: true, seat: 1 };
const room: RoomView = {
  ...ROOM,
  stage: "playing",
  people: [...ROOM.people, BOB],
  chairs: [chair({ person: 1 }), chair({ person: 2 })],
};
const atelier: RoomView = { ...room, game: "entre-les-lignes" };
const left: RoomView = { ...atelier, people: ROOM.people, chairs: [chair({ person: 1 }), chair({ before: ["Bob"] })] };
let page: Record<string, unknown>;
let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

function show(room: RoomView, part: typeof AbsentBar | typeof Leave = AbsentBar, tidings = new Tidings()): void {
  ({ table } = welcomed({ room }));
  page = mount(part as typeof AbsentBar, { target: document.body, props: { table, room, tidings, onclose: () => {} } });
  flushSync();
}

const buttons = () => [...document.querySelectorAll("button")];
/** As a reader hears it. */
function nameOf(button: Element): string {
  const heard = [...button.querySelectorAll(".long")].map((it) => it.textContent).join("");
  return button.getAttribute("aria-label") ?? (heard || button.textContent.trim());
}
const offers = () => buttons().map(nameOf);

function press(name: string): void {
  buttons()
    .find((it) => nameOf(it) === name)
    ?.click();
  flushSync();
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  // This line answers no pings, and is no worse for it.
  table.isTroubled = false;
  flushSync();
}

it("names all who went, as with a device that has died, in one sentence, and lends their seats with one word", () => {
  const zoe = { ...BOB, id: 3, name: "Zoé", seat: 2 };
  const two = { ...room, people: [...room.people, zoe], chairs: [...room.chairs, chair({ person: 3 })] };
  show(two);
  const said = () => [...document.querySelectorAll(".bar p")].map((it) => it.textContent);
  expect(said()).toEqual(["Bob and Zoé are away. Their seats are kept."]);
  press("Later (Bob and Zoé)");
  expect(said()).toEqual([]);
  pass(32_000);
  expect(said()).toEqual(["Bob and Zoé have been away for a while. Wait, or let bots play meanwhile?"]);
  press("Wait");
  expect(said()).toEqual([]);
  pass(32_000);
  press("Lend the seats to bots");
  const lends = table.waiting.map((it) => it.type === "wish" && it.action);
  expect(lends).toEqual([1, 2].map((seat) => ({ type: "lend_seat", seat })));
});

it("offers to lend a seat after a while, and again after as long for those who wait", () => {
  show(room);
  expect(document.body.textContent).toContain("The seat is kept");
  pass(32_000);
  expect(offers()).toEqual(["Wait", "Lend the seat to a bot"]);
  press("Wait");
  expect(document.querySelector(".bar")).toBeNull();
  pass(25_000);
  expect(offers()).toEqual([]);
  pass(8_000);
  expect(offers()).toEqual(["Wait", "Lend the seat to a bot"]);
});

it("offers to play on without, where the game can", () => {
  show(atelier);
  pass(32_000);
  expect(offers()).toEqual(["Wait", "Play on without Bob", "Lend the seat to a bot"]);
  press("Play on without Bob");
  expect(table.waiting).toMatchObject([{ type: "wish", action: { type: "pass_over", seat: 1 } }]);
});

it("plays on without all of them at once, and says so in one line", async () => {
  const zoe = { ...BOB, id: 3, name: "Zoé", seat: 2 };
  const people = [...room.people, zoe];
  show({ ...atelier, people, chairs: [...room.chairs, chair({ person: 3 })] });
  pass(32_000);
  press("Play on without Bob and Zoé");
  expect(table.waiting).toHaveLength(2);
  await unmount(page);
  const chairs = [2, 3].map((person) => chair({ person, is_passed_over: true }));
  show({ ...atelier, people, chairs: [chair({ person: 1 }), ...chairs] });
  expect(document.body.textContent?.trim()).toBe("We play on without Bob and Zoé; the seats wait.");
});

it("offers nothing of it to who watches, but to read it and put it away", () => {
  show({ ...atelier, seat: null });
  pass(32_000);
  expect(offers()).toEqual(["Later (Bob)"]);
  press("Later (Bob)");
  pass(32_000);
  expect(document.querySelector(".bar")).toBeNull();
});

it("may be put away before it asks, and then asks all the same", () => {
  show(room);
  press("Later (Bob)");
  expect(document.querySelector(".bar")).toBeNull();
  pass(32_000);
  expect(offers()).toEqual(["Wait", "Lend the seat to a bot"]);
});

it("lies over the page, one at a time, what asks for something first", () => {
  const cleo = { id: 3, name: "Cleo", is_here: false, token: null, is_ready: true, seat: 2 };
  show({
    ...atelier,
    people: [...room.people, cleo],
    chairs: [...room.chairs, chair({ person: 3, is_passed_over: true }), chair({ before: ["Max"] })],
  });
  const shown = () => [...document.querySelectorAll(".above > .bar")].map((it) => it.querySelector("p")?.textContent);
  expect(shown()).toEqual(["Max’s seat is free."]);
  pass(32_000);
  expect(shown()).toEqual(["Bob has been away for a while."]);
  press("Wait");
  press("Later (Max)");
  expect(shown()).toEqual(["We play on without Cleo; the seat waits."]);
  press("Later (Cleo)");
  expect(shown()).toEqual([]);
});

it("says nothing of the others while our own line is down", () => {
  show(left);
  expect(document.querySelector(".bar")).not.toBeNull();
  table.isTroubled = true;
  flushSync();
  expect(document.querySelector(".bar")).toBeNull();
});

it("says in one line that somebody is passed over, until it is read", () => {
  show({ ...atelier, chairs: [chair({ person: 1 }), chair({ person: 2, is_passed_over: true })] });
  pass(32_000);
  expect(document.body.textContent?.trim()).toBe("We play on without Bob; the seat waits.");
  expect(offers()).toEqual(["Later (Bob)"]);
  press("Later (Bob)");
  expect(document.querySelector(".bar")).toBeNull();
});

it("lets the host put a bot on a seat that was left", () => {
  show(left);
  expect(document.body.textContent).toContain("Bob’s seat is free.");
  expect(offers()).toEqual(["Seat a bot there (Bob)", "Later (Bob)"]);
  press("Seat a bot there (Bob)");
  expect(table.waiting).toMatchObject([{ type: "wish", action: { type: "seat_bot", seat: 1, level: "regular" } }]);
});

it("lets who watches ask for it, and all others read it and go on", () => {
  show({ ...left, host: 3, seat: null, may_ask: [1] });
  expect(offers()).toEqual(["Ask for this seat (Bob)", "Later (Bob)"]);
  press("Ask for this seat (Bob)");
  expect(table.waiting).toMatchObject([{ type: "wish", action: { type: "sit_down", seat: 1 } }]);
});

it("puts the line of a free seat away when it is read", () => {
  show({ ...left, host: 3 });
  expect(offers()).toEqual(["Later (Bob)"]);
  press("Later (Bob)");
  expect(document.querySelector(".bar")).toBeNull();
});

it("is silent when the game is over", () => {
  show({ ...left, stage: "over" });
  expect(document.querySelector(".bar")).toBeNull();
});

it("tells who leaves what becomes of the seat", async () => {
  show(atelier, Leave);
  expect(document.body.textContent).toContain("your seat stays empty");
  await unmount(page);
  show(room, Leave);
  expect(document.body.textContent).toContain("a bot plays on");
});

it("says who took a seat and by whose word, until it is read", () => {
  const tidings = new Tidings();
  const bots = { ...room, people: ROOM.people, chairs: [chair({ person: 1 }), chair({ bot: "regular" })] };
  tidings.see(bots, 0);
  const taken = {
    ...room,
    people: [...ROOM.people, { ...BOB, is_here: true }],
    takings: [{ name: "Bob", seat: 1, left: "", bot: "Dynamo", by: ["Ada"], after: 0 }],
  };
  tidings.see(taken, 1);
  show(taken, AbsentBar, tidings);
  expect(document.querySelector(".bar p")?.textContent).toBe("Bob takes Dynamo’s seat, with Ada’s consent.");
  press("Later (Bob)");
  expect(document.querySelector(".bar")).toBeNull();
});
