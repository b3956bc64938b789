import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROOM, Sockets, update, welcome } from "../wire/fakes";
import { memoryShelf } from "../wire/outbox";
import { TableStore } from "./table.svelte";

function setUp(kept = memoryShelf(), fleeting = memoryShelf()) {
  const sockets = new Sockets();
  const table = new TableStore({ code: "BCDF", url: "ws://table", plug: sockets.plug, kept, fleeting, random: () => 0.5 });
  table.open();
  return { sockets, table, kept, fleeting };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("holds what the table said last", () => {
  const { sockets, table } = setUp();
  expect(table.room).toBeNull();
  sockets.last.tell(welcome({ view: { round: 1 }, seq: 2 }));
  expect(table.room?.people[0]?.name).toBe("Ada");
  expect(table.invite).toBe("secret");
  sockets.last.tell(update(3, { round: 2 }));
  expect(table.view).toEqual({ round: 2 });
  expect(table.news).toEqual([{ type: "happened", seq: 3 }]);
  sockets.last.tell({ type: "room", room: { ...ROOM, stage: "playing" } });
  expect(table.room?.stage).toBe("playing");
});

it("says nothing of an outage of less than two seconds", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  sockets.last.cut();
  vi.advanceTimersByTime(1_900);
  expect(table.isTroubled).toBe(false);
  sockets.last.tell(welcome());
  vi.advanceTimersByTime(5_000);
  expect(table.isTroubled).toBe(false);
});

it("says so when it lasts, and no longer when it is over", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  sockets.last.cut();
  vi.advanceTimersByTime(2_100);
  expect(table.isTroubled).toBe(true);
  sockets.last.tell(welcome());
  expect(table.isTroubled).toBe(false);
});

it("shows what is on its way until it is answered", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  sockets.last.cut();
  table.act({ type: "end_turn" });
  expect(table.waiting).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  sockets.last.tell(welcome());
  expect(table.waiting).toHaveLength(1);
  sockets.last.tell({ type: "done", n: 1 });
  expect(table.waiting).toHaveLength(0);
});

it("passes a refusal on, each with a number of its own", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  sockets.last.tell({ type: "refused", n: null, code: "talk_off", rule: null });
  sockets.last.tell({ type: "refused", n: 3, code: "you_hold_it", rule: "BT-10" });
  expect(table.complaint).toEqual({ id: 2, code: "you_hold_it", rule: "BT-10" });
});

it("keeps its log over a reload", () => {
  const { sockets, kept, fleeting } = setUp();
  sockets.last.tell(welcome());
  sockets.last.tell(update(1));
  sockets.last.tell(update(2));
  const after = setUp(kept, fleeting);
  after.sockets.last.tell(welcome({ seq: 2 }));
  expect(after.table.told.map((it) => it.seq)).toEqual([1, 2]);
});

it("drops the log of a table that began anew", () => {
  const { sockets, kept, fleeting } = setUp();
  sockets.last.tell(welcome());
  sockets.last.tell(update(1));
  const after = setUp(kept, fleeting);
  after.sockets.last.tell(welcome({ seq: 0 }));
  expect(after.table.told).toEqual([]);
});

it("leaves with a last word, and is not called sent out", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  table.leave();
  expect(sockets.last.asked).toEqual([{ type: "wish", n: 1, action: { type: "leave" } }]);
  sockets.last.cut(4003);
  expect(table.connection).toEqual({ kind: "ended", why: "left" });
});

it("notes since when somebody is away", () => {
  const { sockets, table } = setUp();
  const away = { ...ROOM, people: ROOM.people.map((it) => ({ ...it, is_here: false })) };
  vi.setSystemTime(1_000);
  sockets.last.tell(welcome({ room: away }));
  vi.setSystemTime(9_000);
  sockets.last.tell({ type: "room", room: away });
  expect(table.awaySince.get(1)).toBe(1_000);
  sockets.last.tell({ type: "room", room: ROOM });
  expect(table.awaySince.size).toBe(0);
});
