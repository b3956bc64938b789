import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onLeave } from "../browser/wake";
import { memoryShelf, type Shelf } from "../link/outbox";
import { kept, Keeper, note, noted, REST, tidy } from "./keep";
import type { Drawing } from "./strokes";

const line = (x: number): Drawing => ({ strokes: [[1, 1, [x, 0, 128]]] });
let shelf: Shelf;
let sent: Drawing[];
let keeper: Keeper;

beforeEach(() => {
  vi.useFakeTimers();
  shelf = memoryShelf();
  sent = [];
  keeper = new Keeper("here", (drawing) => sent.push(drawing), shelf);
});
afterEach(() => vi.useRealTimers());

it("keeps every stroke at once, for the reload, each under its own name", () => {
  keeper.keep(line(1));
  expect(kept("here", shelf)).toEqual(line(1));
  expect(kept("there", shelf)).toBeNull();
  tidy((key) => key !== "here", shelf);
  expect(kept("here", shelf)).toBeNull();
});

it("hands on the last of several strokes, once, when the hand rests", () => {
  keeper.keep(line(1));
  vi.advanceTimersByTime(REST - 1);
  keeper.keep(line(2));
  vi.advanceTimersByTime(REST - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([line(2)]);
  vi.advanceTimersByTime(10 * REST);
  expect(sent).toHaveLength(1);
});

it("hands on at once when the page is hidden, left or done with", () => {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const stop = keeper.watch(onLeave);
  keeper.keep(line(1));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toEqual([]);
  state.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toEqual([line(1)]);
  keeper.keep(line(2));
  window.dispatchEvent(new Event("pagehide"));
  keeper.keep(line(3));
  stop();
  expect(sent).toEqual([line(1), line(2), line(3)]);
  state.mockRestore();
});

it("takes no strange thing for a drawing", () => {
  shelf.setItem("tablee:drawing:here", '{"strokes":[[1,1,[5]]]}');
  expect(kept("here", shelf)).toBeNull();
});

it("does not put off handing on where the device keeps nothing", () => {
  const full = {
    ...memoryShelf(),
    setItem: () => {
      throw new Error("quota");
    },
  };
  new Keeper("here", (drawing) => sent.push(drawing), full).keep(line(1));
  expect(sent).toEqual([line(1)]);
});

it("notes what is known of a drawing, and forgets it with the drawing", () => {
  keeper.keep(line(1));
  note("here", "sent", shelf);
  expect(noted("here", shelf)).toBe("sent");
  tidy((key) => key !== "here", shelf);
  expect(noted("here", shelf)).toBe("");
});

it("is tidied of drawings nobody wants, and of nothing else", () => {
  for (const it of ["drawing:a:1", "drawing-sent:a:1", "drawing:a:2", "drawing-sent:b:1", "tables"])
    shelf.setItem(`tablee:${it}`, "x");
  tidy((key) => key === "a:2", shelf);
  expect(Array.from({ length: shelf.length }, (_, at) => shelf.key(at))).toEqual([
    "tablee:drawing:a:2",
    "tablee:tables",
  ]);
});
