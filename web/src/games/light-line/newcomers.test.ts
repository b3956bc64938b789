import { expect, it } from "vitest";
import { BLUE } from "./fixture";
import type { Told } from "./glow.svelte";
import { Newcomers } from "./newcomers.svelte";

const laid = (seat: number, card: number): Told => ({
  type: "card_placed",
  seat,
  laid: [card, 1, 0, 0],
  lines: [BLUE],
});
const turn = (seat: number): Told => ({ type: "turn_began", seat });

/** What is marked after each piece of news. */
function marked(me: number | null, ...all: (readonly Told[])[]): readonly (readonly number[])[] {
  const newcomers = new Newcomers();
  return all.map((news) => {
    newcomers.hear(news, me);
    return newcomers.cards;
  });
}

it("marks what the others lay until one’s own turn ends, and not what one lays oneself", () => {
  const rounds = marked(0, [laid(1, 7)], [turn(2), laid(2, 8)], [turn(0)], [laid(0, 9)], [], [turn(1)], [laid(1, 10)]);
  expect(rounds).toEqual([[7], [7, 8], [7, 8], [7, 8], [7, 8], [], [10]]);
});

it("marks the last one for somebody who watches, and nothing once it is over", () => {
  expect(marked(null, [laid(1, 7), turn(2)], [laid(2, 8)], [{ type: "game_ended" }])).toEqual([[7], [8], []]);
});

it("hears the same news once", () => {
  const news = [laid(1, 7)];
  expect(marked(0, news, news)).toEqual([[7], [7]]);
});
