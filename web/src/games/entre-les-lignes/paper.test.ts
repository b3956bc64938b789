import { expect, it, vi } from "vitest";
import { type Drawing, write } from "../../draw/strokes";
import type { View } from "../../wire/entre-les-lignes";
import type { Shelf } from "../../wire/outbox";
import { HAND_IN, OWN, revealView, viewOf, voteView, DRAW } from "./fixture";
import { Paper } from "./paper.svelte";

const drawn = (n: number): Drawing => ({ strokes: [[1, 1, [n, n, 99]]] });

class Drawer implements Shelf {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

function desk(shelf = new Drawer()) {
  const sent: Drawing[] = [];
  const show = vi.fn(async () => drawn(7));
  const paper = new Paper({ keep: async (_, drawing) => void sent.push(drawing), show, shelf });
  const settle = async (view: View) => {
    paper.settle("ABCD", 1, view);
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
  };
  return { paper, sent, shelf, show, settle };
}

const rest = () => new Promise((done) => setTimeout(done));
const KEY = "tablee:drawing:ABCD:1:1:0";

it("is blank at first, and cannot be handed in", async () => {
  const { paper, settle } = desk();
  await settle(viewOf());
  expect(paper.start?.strokes).toEqual([]);
  expect(paper.mayHandIn(viewOf())).toBe(false);
});

it("is handed in only after the table has all of it", async () => {
  const { paper, settle, sent } = desk();
  await settle(viewOf());
  paper.stroke(drawn(1));
  paper.handIn();
  expect(paper.isReady(viewOf())).toBe(false);
  await rest();
  expect(sent).toEqual([drawn(1)]);
  expect(paper.isReady(viewOf())).toBe(true);
});

it("is sent at every stroke where time is short", async () => {
  const { paper, settle, sent } = desk();
  await settle(viewOf());
  paper.stroke(drawn(1), 60_000);
  await rest();
  expect(sent).toEqual([]);
  paper.stroke(drawn(2), 3_000);
  await rest();
  expect(sent).toEqual([drawn(2)]);
});

it("is not handed in where somebody has drawn on", async () => {
  const { paper, settle } = desk();
  await settle(viewOf());
  paper.stroke(drawn(1));
  paper.handIn();
  paper.stroke(drawn(2));
  await rest();
  expect(paper.isReady(viewOf())).toBe(false);
});

it("goes on after a reload with what this device has kept, and sends what the table may not have", async () => {
  const shelf = new Drawer();
  shelf.setItem(KEY, write(drawn(3)));
  const first = desk(shelf);
  await first.settle(viewOf());
  expect(first.paper.start).toEqual(drawn(3));
  expect(first.sent).toEqual([drawn(3)]);
  const second = desk(shelf);
  await second.settle(viewOf());
  expect(second.paper.isSaved).toBe(true);
  expect(second.sent).toEqual([]);
});

it("comes from the table on a device that has kept nothing", async () => {
  const { paper, settle, show, sent } = desk();
  await settle(viewOf({ own: { ...OWN, drawing: "f00" } }));
  expect(show).toHaveBeenCalledWith("ABCD", "f00");
  expect(paper.start).toEqual(drawn(7));
  expect(paper.mayHandIn(viewOf())).toBe(true);
  expect(sent).toEqual([]);
});

it("must be changed where it was sent back", async () => {
  const { paper, settle } = desk();
  const view = voteView({ own: { ...OWN, drawing: "f00", spot: "B", is_sent_back: true }, offers: [DRAW] });
  await settle(view);
  expect(paper.mayHandIn(view)).toBe(false);
  paper.stroke(drawn(8));
  expect(paper.mayHandIn(view)).toBe(true);
  paper.rest(drawn(8));
  await rest();
  expect(paper.mayHandIn({ ...view, offers: [DRAW, HAND_IN] })).toBe(true);
});

it("is put away at the reveal, and another lies there in the next round", async () => {
  const { paper, settle, shelf } = desk();
  await settle(viewOf());
  shelf.setItem(KEY, write(drawn(1)));
  paper.rest(drawn(1));
  await rest();
  await settle(revealView());
  expect([...shelf.kept.keys()]).toEqual([]);
  await settle(viewOf({ round: 2 }));
  expect(paper.start?.strokes).toEqual([]);
  expect(paper.key).toBe("ABCD:1:2:0");
});

it("is nobody's for who watches", async () => {
  const { paper, settle } = desk();
  await settle(viewOf({ seat: null, own: null, offers: [] }));
  expect(paper.key).toBe("");
  expect(paper.mayDraw(viewOf({ offers: [] }))).toBe(false);
});
