import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROOM, Sockets, update, welcome } from "../link/fakes";
import { memoryShelf } from "../link/outbox";
import { TableStore } from "./table.svelte";

function setUp(kept = memoryShelf(), fleeting = memoryShelf()) {
  const sockets = new Sockets();
  const table = new TableStore({
    code: "BCDF",
    url: "ws://table",
    plug: sockets.plug,
    kept,
    fleeting,
    random: () => 0.5,
  });
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

it("keeps what bots took drawings for out of the talk", () => {
  const { sockets, table } = setUp();
  const said = { who: 0, at: 0, text: null, phrase: "hello", seat: 1, impressions: [] };
  const taken = { ...said, phrase: null, impressions: [{ on: "a", thing: "phare = lighthouse", sure: 62 }] };
  sockets.last.tell(welcome({ said: [taken, said] }));
  expect([table.said, table.impressions]).toEqual([[said], [taken]]);
  sockets.last.tell({ type: "said", said: { ...taken, at: 1 } });
  sockets.last.tell({ type: "said", said: { ...said, at: 1 } });
  expect([table.said, table.impressions].map((it) => it.map(({ at }) => at))).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

/** The line is down for so many milliseconds. */
function cut(lasting: number) {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  sockets.last.cut();
  vi.advanceTimersByTime(lasting);
  return { sockets, table };
}

it("says nothing of an outage of less than two seconds", () => {
  const { sockets, table } = cut(1_900);
  expect(table.isTroubled).toBe(false);
  sockets.last.tell(welcome());
  vi.advanceTimersByTime(5_000);
  expect(table.isTroubled).toBe(false);
});

it("says so when it lasts, and no longer when it is over", () => {
  const { sockets, table } = cut(2_100);
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

const seqs = (table: TableStore) => table.told.map((it) => it.seq);

it("tells again what the table tells again, to whoever comes and after a restart", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome({ told: ["a", "b"], told_before: 7, seq: 0 }));
  expect(table.told).toEqual([
    { seq: 8, event: "a" },
    { seq: 9, event: "b" },
  ]);
  sockets.last.tell(update(1));
  expect(seqs(table)).toEqual([8, 9, 10]);
});

it("keeps over a reload what leads up to what the table tells again", () => {
  const { sockets, kept, fleeting } = setUp();
  sockets.last.tell(welcome({ told: [1, 2, 3, 4] }));
  const after = setUp(kept, fleeting);
  expect(after.table.told).toEqual([]);
  after.sockets.last.tell(welcome({ told: ["c", "d"], told_before: 2 }));
  expect(after.table.told.map((it) => it.event)).toEqual([1, 2, "c", "d"]);
  const late = setUp(kept, fleeting);
  late.sockets.last.tell(welcome({ told: ["y", "z"], told_before: 9 }));
  expect(late.table.told.map((it) => it.event)).toEqual(["y", "z"]);
});

it("keeps with each line who played then, told again or told now", () => {
  const { sockets, table } = setUp();
  const casts: [number, string[]][] = [
    [0, ["Ada", "Bob"]],
    [2, ["Ada", "Dynamo"]],
  ];
  sockets.last.tell(welcome({ told: [1, 2, 3], casts, room: { ...ROOM, names: ["Ada", "Cleo"] } }));
  sockets.last.tell(update(1));
  sockets.last.tell({ type: "room", room: { ...ROOM, names: ["Ada", "Zoé"] } });
  expect(table.told.map((it) => it.names?.[1])).toEqual(["Bob", "Bob", "Dynamo", "Cleo"]);
});

it("begins another log with another game, and with another seat", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome({ told: [1, 2, 3] }));
  sockets.last.tell({ type: "room", room: { ...ROOM, seat: 1 } });
  expect(table.told).toEqual([]);
  sockets.last.tell(welcome({ room: { ...ROOM, seat: 1 }, told: [4], told_before: 3 }));
  expect(seqs(table)).toEqual([4]);
  sockets.last.tell({ type: "room", room: { ...ROOM, seat: 1, number: 1 } });
  expect(table.told).toEqual([]);
});

it("knows by what others are invited", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome({ address: "http://192.168.1.20:8000" }));
  expect([table.invite, table.address]).toEqual(["secret", "http://192.168.1.20:8000"]);
});

const SEALED = { ...ROOM, commitment: "c1" };
const salts = (plugs: Sockets) =>
  plugs.last.asked.flatMap((it) => (it.type === "wish" && it.action.type === "add_salt" ? [it.action.salt] : []));

it("answers every new seal with a fresh salt, once, and only from a seat", () => {
  const { sockets, kept, fleeting } = setUp();
  sockets.last.tell(welcome({ room: { ...SEALED, seat: null } }));
  expect(salts(sockets)).toEqual([]);
  sockets.last.tell({ type: "room", room: SEALED });
  sockets.last.tell({ type: "room", room: SEALED });
  expect(salts(sockets)).toHaveLength(1);
  sockets.last.tell({ type: "done", n: 1 });
  const { sockets: again } = setUp(kept, fleeting);
  again.last.tell(welcome({ room: { ...SEALED, stage: "playing", number: 1 }, n: 1 }));
  again.last.tell({ type: "room", room: { ...SEALED, stage: "over", number: 1, commitment: "" } });
  again.last.tell({ type: "room", room: { ...SEALED, stage: "over", number: 1 } });
  expect(salts(again)).toEqual([]);
  again.last.tell({ type: "room", room: { ...SEALED, stage: "over", number: 1, commitment: "c2" } });
  expect(salts(again)).toHaveLength(1);
  expect(salts(again)[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(salts(again)).not.toEqual(salts(sockets));
});

it("does not complain of a salt that came too late", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome({ room: SEALED }));
  sockets.last.tell({ type: "refused", n: 1, code: "not_over", rule: null });
  expect(table.complaint).toBeNull();
  expect(table.waiting).toEqual([]);
});

it("remembers over a reload what was promised before each game, and nothing shown later", () => {
  const { sockets, table, kept, fleeting } = setUp();
  sockets.last.tell(welcome({ room: SEALED }));
  sockets.last.tell({ type: "room", room: { ...SEALED, commitment: "swapped" } });
  expect(table.promised(1, "between")).toBe("c1");
  sockets.last.tell({ type: "room", room: { ...SEALED, stage: "playing", number: 1 } });
  sockets.last.tell({ type: "room", room: { ...SEALED, stage: "over", number: 1, commitment: "c2" } });
  const after = setUp(kept, fleeting);
  expect([1, 2, 3].map((it) => after.table.promised(it, "between"))).toEqual(["c1", "c2", null]);
  const late = setUp();
  late.sockets.last.tell(welcome({ room: { ...SEALED, stage: "playing", number: 1 } }));
  expect(late.table.promised(1, "between")).toBeNull();
});

it("keeps a seal for each game that was picked, and none of another's", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome({ room: SEALED }));
  sockets.last.tell(welcome({ room: { ...SEALED, game: "line", commitment: "l1" } }));
  sockets.last.tell(welcome({ room: { ...SEALED, commitment: "swapped" } }));
  expect(["between", "line", "wordz"].map((it) => table.promised(1, it))).toEqual(["c1", "l1", null]);
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

it("knows who leads those who look back, until they do no more", () => {
  const { sockets, table } = setUp();
  sockets.last.tell(welcome());
  const where = { number: 1, step: 5, eyes: "open" } as const;
  sockets.last.tell({ type: "led", who: 2, where });
  expect(table.led).toEqual({ who: 2, where });
  table.lead(where);
  expect(sockets.last.asked).toEqual([{ type: "lead", where }]);
  sockets.last.tell({ type: "led", who: null, where: null });
  expect(table.led).toBeNull();
  sockets.last.tell({ type: "led", who: 2, where });
  // Whoever leads after the line was down is told after the welcome.
  sockets.last.tell(welcome());
  expect(table.led).toBeNull();
});
