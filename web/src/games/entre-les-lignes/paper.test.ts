import { expect, it, vi } from "vitest";
import { BLANK, type Drawing, write } from "../../draw/strokes";
import { Refusal } from "../../link/api";
import type { View } from "../../wire/entre-les-lignes";
import { memoryShelf, type Shelf } from "../../link/outbox";
import { HAND_IN, OWN, revealView, viewOf, voteView, DRAW } from "./fixture";
import { Paper } from "./paper.svelte";

const drawn = (n: number): Drawing => ({ strokes: [[1, 1, [n, n, 99]]] });

const named = (drawing: string, change: Partial<View> = {}): View => viewOf({ own: { ...OWN, drawing }, ...change });
const keysOf = (shelf: Shelf) => Array.from({ length: shelf.length }, (_, at) => shelf.key(at));

/** A table that keeps one drawing, and answers as ours does. */
class Wall {
  name = "";
  readonly drawings = new Map<string, Drawing>();
  readonly sent: Drawing[] = [];
  isDown = false;
  private count = 0;

  hang(drawing: Drawing, by = "elsewhere"): string {
    this.name = drawing.strokes.length ? `${by}-${(this.count += 1)}` : "";
    this.drawings.clear();
    this.drawings.set(this.name, drawing);
    return this.name;
  }

  keep = async (_: string, drawing: Drawing, on: string): Promise<string> => {
    if (this.isDown) throw new Refusal("unreachable", null, 0);
    if (this.name && on !== this.name) throw new Refusal("drawn_elsewhere", null, 409);
    this.sent.push(drawing);
    return this.hang(drawing, "here");
  };

  show = vi.fn(async (_: string, name: string): Promise<Drawing> => {
    const found = this.drawings.get(name);
    if (this.isDown) throw new Refusal("unreachable", null, 0);
    if (!found) throw new Refusal("no_such_drawing", null, 404);
    return found;
  });
}

function desk(shelf = memoryShelf(), wall = new Wall()) {
  const paper = new Paper({ keep: wall.keep, show: wall.show, shelf, visited: () => ["WXYZ"] });
  const settle = async (view: View) => {
    paper.settle("ABCD", 1, view);
    await rest();
  };
  /** As the easel does it. */
  const draw = async (drawing: Drawing) => {
    shelf.setItem(KEY, write(drawing));
    paper.stroke(drawing);
    paper.rest(drawing, paper.key);
    await rest();
  };
  const cover = () => {
    const newer = paper.instead;
    if (newer) shelf.setItem(KEY, write(newer));
    if (newer) paper.stroke(newer);
    return newer;
  };
  return { paper, sent: wall.sent, shelf, wall, settle, draw, cover };
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
  const { shelf, wall, ...first } = desk();
  shelf.setItem(KEY, write(drawn(3)));
  await first.settle(viewOf());
  expect(first.paper.start).toEqual(drawn(3));
  expect(first.sent).toEqual([drawn(3)]);
  const second = desk(shelf, wall);
  await second.settle(named(wall.name));
  expect(second.paper.isSaved).toBe(true);
  expect(second.sent).toEqual([drawn(3)]);
  expect(wall.show).not.toHaveBeenCalled();
});

it("comes from the table on a device that has kept nothing", async () => {
  const { paper, settle, wall, sent } = desk();
  await settle(named(wall.hang(drawn(7))));
  expect(paper.start).toEqual(drawn(7));
  expect(paper.mayHandIn(viewOf())).toBe(true);
  expect(sent).toEqual([]);
});

it("knows its own drawing again, whether the answer or the view comes first", async () => {
  const { paper, settle, wall, draw } = desk();
  await settle(viewOf());
  await draw(drawn(1));
  await settle(named(wall.name));
  paper.rest(drawn(2));
  paper.settle("ABCD", 1, named("here-2"));
  await rest();
  expect(wall.name).toBe("here-2");
  expect(paper.drawing).toEqual(drawn(2));
  expect(paper.instead).toBeNull();
  expect(wall.show).not.toHaveBeenCalled();
});

it("is the table's after a reload where another device has drawn on, and what was here is one undo away", async () => {
  const { shelf, wall, ...first } = desk();
  await first.settle(viewOf());
  await first.draw(drawn(1));
  const second = desk(shelf, wall);
  await second.settle(named(wall.hang(drawn(9))));
  expect(second.paper.start).toEqual(drawn(1));
  expect(second.cover()).toEqual(drawn(9));
  expect(second.paper.drawing).toEqual(drawn(9));
  expect(second.paper.isSaved).toBe(true);
  expect(wall.sent).toEqual([drawn(1)]);
  // Undo, and it is the table's, too.
  await second.draw(drawn(1));
  expect(wall.drawings.get(wall.name)).toEqual(drawn(1));
  expect(second.paper.isFromElsewhere).toBe(false);
});

it("follows while it is open, also to a paper that was cleared elsewhere", async () => {
  const { paper, settle, wall, draw, cover } = desk();
  await settle(viewOf());
  await draw(drawn(1));
  await settle(named(wall.name));
  await settle(named(wall.hang(drawn(9))));
  expect(paper.isFromElsewhere).toBe(true);
  expect(cover()).toEqual(drawn(9));
  expect(paper.instead).toBeNull();
  await settle(named(wall.hang(BLANK)));
  expect(cover()).toEqual(BLANK);
  expect(paper.isBlank).toBe(true);
});

it("writes over nothing that came while the line was down", async () => {
  const { paper, settle, wall, draw, cover } = desk();
  await settle(viewOf());
  await draw(drawn(1));
  await settle(named(wall.name));
  wall.isDown = true;
  await draw(drawn(2));
  expect(paper.courier.isStuck).toBe(true);
  wall.isDown = false;
  const theirs = wall.hang(drawn(9));
  paper.wake();
  await rest();
  expect(wall.name).toBe(theirs);
  await settle(named(theirs));
  expect(cover()).toEqual(drawn(9));
  expect(paper.courier.refused).toBeNull();
  await draw(drawn(2));
  expect(wall.drawings.get(wall.name)).toEqual(drawn(2));
});

it("goes on where the table has the beginning of it, such as a stroke whose answer was lost", async () => {
  const { shelf, wall, ...first } = desk();
  await first.settle(viewOf());
  await first.draw(drawn(1));
  const more = { strokes: [...drawn(1).strokes, ...drawn(2).strokes] };
  shelf.setItem(KEY, write(more));
  const second = desk(shelf, wall);
  await second.settle(named(wall.hang(drawn(1))));
  expect(second.paper.start).toEqual(more);
  expect(second.paper.instead).toBeNull();
  expect(wall.drawings.get(wall.name)).toEqual(more);
});

it("is not begun anew where it does not come: it is asked for again, and nothing is drawn over it", async () => {
  const { paper, settle, wall, sent } = desk();
  const name = wall.hang(drawn(7));
  wall.isDown = true;
  await settle(named(name));
  expect([paper.start, paper.isLost]).toEqual([null, true]);
  wall.isDown = false;
  paper.wake();
  await rest();
  expect([paper.start, paper.isLost]).toEqual([drawn(7), false]);
  expect(sent).toEqual([]);
});

it("waits for the view where that lags behind what this device has sent", async () => {
  const { shelf, wall, ...first } = desk();
  await first.settle(viewOf());
  await first.draw(drawn(1));
  const earlier = wall.name;
  await first.draw(drawn(2));
  const second = desk(shelf, wall);
  await second.settle(named(earlier));
  expect([second.paper.start, second.paper.isLost]).toEqual([null, true]);
  await second.settle(named(wall.name));
  expect([second.paper.start, second.paper.isLost, second.paper.isSaved]).toEqual([drawn(2), false, true]);
  expect(wall.sent).toHaveLength(2);
});

it("is asked for again after a while, too", async () => {
  vi.useFakeTimers();
  const { paper, wall } = desk();
  const name = wall.hang(drawn(7));
  wall.isDown = true;
  paper.settle("ABCD", 1, named(name));
  await vi.advanceTimersByTimeAsync(0);
  wall.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(paper.start).toEqual(drawn(7));
});

it("takes no stroke of an earlier round's paper", async () => {
  const { paper, settle, sent } = desk();
  await settle(viewOf());
  const earlier = paper.key;
  await settle(viewOf({ round: 2 }));
  paper.rest(drawn(1), earlier);
  await rest();
  expect(sent).toEqual([]);
  expect(paper.isBlank).toBe(true);
});

it("leaves nothing behind of rounds, games and tables this device has missed the end of", async () => {
  const { settle, shelf } = desk();
  const gone = [
    "drawing:ABCD:1:1:0",
    "drawing-sent:ABCD:1:1:0",
    "drawing:ABCD:0:doodle",
    "drawing:ABCD:0:4:2",
    "drawing:QRST:1:1:0",
  ];
  const stays = ["drawing:ABCD:1:2:0", "drawing:ABCD:1:doodle", "drawing:WXYZ:1:1:0", "settings"];
  for (const it of [...gone, ...stays]) shelf.setItem(`tablee:${it}`, write(drawn(1)));
  await settle(viewOf({ round: 2 }));
  expect(keysOf(shelf).sort()).toEqual([...stays, "drawing-sent:ABCD:1:2:0"].map((it) => `tablee:${it}`).sort());
  await settle(viewOf({ round: 2, phase: "over", offers: [] }));
  expect(keysOf(shelf).sort()).toEqual(["tablee:drawing:WXYZ:1:1:0", "tablee:settings"]);
});

it("must be changed where it was sent back", async () => {
  const { paper, settle, wall } = desk();
  const drawing = wall.hang(drawn(7));
  const view = voteView({ own: { ...OWN, drawing, spot: "B", is_sent_back: true }, offers: [DRAW] });
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
  expect(keysOf(shelf)).toEqual([]);
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
