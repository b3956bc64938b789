import { beforeEach, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import { ROOM } from "../link/fakes";
import type { ChairView, RoomView, TakingView } from "../wire/messages";
import { changes, chronicle, inOrder, takings, tidingSentence, Tidings } from "./tidings.svelte";

const person = (id: number, name: string, seat: number | null) => ({
  id,
  name,
  is_here: true,
  token: null,
  is_ready: true,
  seat,
});

function room(second: ChairView, more: Partial<RoomView> = {}): RoomView {
  const people = [person(1, "Ada", 0), person(2, "Bob", second.person === 2 ? 1 : null)];
  const names = ["Ada", second.person === 2 ? "Bob" : second.bot ? "Dynamo" : (second.before.at(-1) ?? "")];
  return {
    ...ROOM,
    stage: "playing",
    people,
    names,
    chairs: [{ person: 1, bot: null, is_passed_over: false, before: [] }, second],
    ...more,
  };
}

const BOBS = room({ person: 2, bot: null, is_passed_over: false, before: [] });
const LENT = room({ person: 2, bot: "regular", is_passed_over: false, before: [] });
const BOTS = room({ person: null, bot: "regular", is_passed_over: false, before: [] });
const PASSED = room({ person: 2, bot: null, is_passed_over: true, before: [] });
const EMPTY = room({ person: null, bot: null, is_passed_over: false, before: ["Cleo"] });
const taken = (more: Partial<TakingView> = {}): RoomView => ({
  ...BOBS,
  takings: [{ name: "Bob", seat: 1, left: "", bot: "Dynamo", by: [], after: 0, ...more }],
});
const told = (before: RoomView, after: RoomView) => changes(before, after).map((it) => tidingSentence(it));

beforeEach(() => {
  settings.language = "en";
});

it("tells that a seat is lent, and that its owner is back", () => {
  expect(told(BOBS, LENT)).toEqual(["A bot plays for Bob until they are back."]);
  expect(told(LENT, BOBS)).toEqual(["Bob is back and plays again."]);
});

it("tells who takes the seat of a bot, by the name everybody knew it under, and by whose word", () => {
  expect(told(BOTS, taken())).toEqual(["Bob takes Dynamo’s seat."]);
  expect(told(BOTS, taken({ by: ["Ada", "Zoé"] }))).toEqual(["Bob takes Dynamo’s seat, with Ada and Zoé’s consent."]);
  expect(told(taken(), { ...taken(), talk: "off" })).toEqual([]);
  settings.language = "fr";
  expect(told(BOTS, taken())).toEqual(["Bob prend la place de Dynamo."]);
  expect(told(BOTS, taken({ by: ["Ada"] }))).toEqual(["Bob prend la place de Dynamo, avec l’accord d’Ada."]);
});

it("keeps the last seat that another took for the screen, and not one's own", () => {
  const tidings = new Tidings();
  tidings.see(BOTS, 0);
  tidings.see({ ...taken(), you: 2 }, 1);
  expect(tidings.taken).toBeNull();
  tidings.see(BOTS, 1);
  tidings.see(taken({ by: ["Ada"] }), 2);
  expect(tidings.taken).toMatchObject({ name: "Bob", by: ["Ada"], after: 2 });
  tidings.see({ ...taken({ by: ["Ada"] }), stage: "over" }, 3);
  expect(tidings.taken).toBeNull();
});

it("remembers who took a seat over a reload, at its place in the story", () => {
  const tidings = new Tidings();
  tidings.see(taken({ after: 1 }), 2);
  const story = (part: readonly { seq: number }[]) => part.map((it) => ({ key: `${it.seq}`, text: `game ${it.seq}` }));
  const events = [1, 2].map((seq) => ({ seq, event: null }));
  const lines = chronicle(events, inOrder(tidings.all, takings(taken({ after: 1 }))), story, (it) => it.kind);
  expect(lines.map((it) => it.text)).toEqual(["game 1", "taken", "game 2"]);
});

it("tells who has gone, and who is the host now", () => {
  const gone = { ...BOTS, people: BOTS.people.slice(0, 1) };
  expect(told({ ...BOBS, host: 2 }, { ...gone, host: 1 })).toEqual([
    "Bob has left the table; Dynamo plays on.",
    "Ada is the host now.",
  ]);
});

it("tells of a seat that stays empty, and of who or what takes it", () => {
  expect(told(BOBS, EMPTY)).toEqual(["Bob has left the table; the seat stays empty."]);
  expect(told(PASSED, EMPTY)).toEqual(["Bob has left the table; the seat stays empty."]);
  expect(told(EMPTY, taken({ left: "Cleo", bot: "Dynamo", by: ["Ada"] }))).toEqual([
    "Bob takes Cleo’s seat, with Ada’s consent.",
  ]);
  expect(told(EMPTY, BOTS)).toEqual(["Dynamo takes Cleo’s seat."]);
  settings.language = "fr";
  expect(told(BOBS, EMPTY)).toEqual(["Bob a quitté la table\u202f; la place reste vide."]);
});

it("tells that the table plays on without somebody, until a bot plays or the owner is back", () => {
  expect(told(BOBS, PASSED)).toEqual(["We play on without Bob for now; the seat waits."]);
  expect(told(PASSED, BOBS)).toEqual(["Bob is back and plays again."]);
  expect(told(PASSED, LENT)).toEqual(["A bot plays for Bob until they are back."]);
  expect(told(PASSED, PASSED)).toEqual([]);
});

it("is silent about comings and goings before and after a game, and about what stays as it is", () => {
  expect(changes({ ...BOTS, stage: "gathering" }, BOBS)).toEqual([]);
  expect(changes(BOBS, { ...BOTS, stage: "over" })).toEqual([]);
  expect(changes(BOBS, { ...BOBS, talk: "off" })).toEqual([]);
});

it("puts each tiding where it happened in the story", () => {
  const story = (part: readonly { seq: number }[]) => part.map((it) => ({ key: `${it.seq}`, text: `game ${it.seq}` }));
  const tidings = new Tidings();
  tidings.see(BOBS, 0);
  tidings.see(LENT, 2);
  tidings.see(BOBS, 2);
  const events = [1, 2, 3].map((seq) => ({ seq, event: null }));
  const lines = chronicle(events, tidings.all, story, (it) => it.kind);
  expect(lines.map((it) => it.text)).toEqual(["game 1", "game 2", "lent", "returned", "game 3"]);
  expect(new Set(lines.map((it) => it.key)).size).toBe(5);
  expect(tidings.latest.map((it) => it.kind)).toEqual(["returned"]);
});

it("tells who took a seat where the game has told nothing yet", () => {
  const tidings = new Tidings();
  tidings.see(BOTS, 0);
  tidings.see(taken(), 0);
  const lines = chronicle(
    [],
    inOrder(tidings.all, takings(taken())),
    () => [],
    (it) => it.kind,
  );
  expect(lines.map((it) => it.text)).toEqual(["taken"]);
});

it("begins anew with a table that counts anew", () => {
  const tidings = new Tidings();
  tidings.see(BOBS, 8);
  tidings.see(LENT, 9);
  tidings.see(LENT, 1);
  expect(tidings.all).toEqual([]);
});
