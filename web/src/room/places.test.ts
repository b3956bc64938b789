import { expect, it } from "vitest";
import { chair } from "../store/fakes";
import { ROOM } from "../link/fakes";
import type { RoomView, Stage } from "../wire/messages";
import { botAt } from "../ui/machines";
import { leftSeats, placesOf, speakerOf, tokenOf, tokensOf } from "./places";

function room(stage: Stage): RoomView {
  const people = [1, 2].map((id) => ({
    id,
    name: id === 1 ? "Ada" : "Bob",
    is_here: id === 1,
    token: null,
    is_ready: true,
    seat: id - 1,
  }));
  const chairs = [
    chair({ person: 1 }),
    chair({ person: 2, is_passed_over: true }),
    chair({ before: ["Cleo"] }),
    chair({ bot: "regular" }),
  ];
  const names = ["Ada", "Bob", stage === "gathering" ? "" : "Cleo", "Rotor"];
  return { ...ROOM, stage, people, chairs, names };
}

it("knows which seats nobody plays", () => {
  const places = placesOf(room("playing"), "BCDF");
  expect(places.map((it) => it.isEmpty)).toEqual([false, true, true, false]);
});

it("still names who left a seat, for what was played there, but gives it no animal", () => {
  const [, bob, cleo] = placesOf(room("playing"), "BCDF");
  expect(cleo).toMatchObject({ name: "Cleo", token: null, isBot: false });
  expect(bob).toMatchObject({ name: "Bob", token: tokenOf(room("playing"), "BCDF", 2), isLent: false });
  expect(placesOf(room("over"), "BCDF")[2]?.name).toBe("Cleo");
});

it("shows the animal somebody chose, and gives nobody else the same", () => {
  const given = tokenOf(room("gathering"), "BCDF", 1);
  const people = room("gathering").people.map((it) => (it.id === 2 ? { ...it, token: given } : it));
  expect([...tokensOf({ people }, "BCDF")].sort()).toEqual([
    [1, (given + 1) % 16],
    [2, given],
  ]);
});

// The server gives the same: tests/tables/test_animals.py.
it("gives everybody another animal, as the table's code decides", () => {
  const people = [null, 4, null, null].map((token, n) => ({ ...room("gathering").people[0]!, id: n + 1, token }));
  expect([1, 2, 3, 4].map((id) => tokenOf({ people }, "BCDF", id))).toEqual([3, 4, 13, 2]);
});

it("knows who said something, a bot by its seat", () => {
  const said = { at: 0, text: null, phrase: "hello", impressions: [] };
  const speaker = (who: number, seat: number | null) => speakerOf(room("playing"), "BCDF", { ...said, who, seat });
  expect(speaker(2, null)).toEqual({ name: "Bob", sign: tokenOf(room("playing"), "BCDF", 2) });
  expect(speaker(0, 3)).toEqual({ name: "Rotor", sign: botAt(3) });
  expect(speaker(7, null).name).toBe("…");
});

it("has nobody's name on a free seat where people gather", () => {
  expect(placesOf(room("gathering"), "BCDF")[2]?.name).toBe("");
});

it("offers a seat that was left while the game lasts", () => {
  expect((["gathering", "playing", "over"] as const).map((stage) => leftSeats(room(stage)))).toEqual([[], [2], []]);
});
