import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Drawing } from "./strokes";
import { Refusal } from "../link/api";
import { Courier } from "./courier.svelte";

const drawn = (n: number): Drawing => ({ strokes: [[1, 1, [n, n, 99]]] });
const [ONE, TWO, THREE] = [drawn(1), drawn(2), drawn(3)];

/** A door that is opened by hand. */
function door() {
  const waiting: { drawing: Drawing; answer: (fault?: unknown) => void }[] = [];
  const courier = new Courier(
    (drawing) =>
      new Promise<string>((done, fail) =>
        waiting.push({ drawing, answer: (fault) => (fault ? fail(fault) : done("name")) }),
      ),
  );
  const answer = async (fault?: unknown) => {
    waiting.shift()?.answer(fault);
    await vi.advanceTimersByTimeAsync(0);
  };
  const arrives = async (drawing: Drawing) => {
    expect(waiting.map((it) => it.drawing)).toEqual([drawing]);
    await answer();
    expect(courier.kept).toBe(drawing);
  };
  return { courier, waiting, answer, arrives };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("carries one at a time, and of those that wait only the latest", async () => {
  const { courier, arrives } = door();
  for (const it of [ONE, TWO, THREE]) courier.send(it);
  await arrives(ONE);
  await arrives(THREE);
  expect(courier.isOnWay).toBe(false);
});

it("does not carry again what the table has", async () => {
  const { courier, waiting, answer } = door();
  courier.send(ONE);
  await answer();
  courier.send(ONE);
  expect(waiting).toEqual([]);
});

it("does not carry twice what was asked for again on its way", async () => {
  const { courier, waiting, answer } = door();
  courier.send(ONE);
  courier.send(ONE);
  await answer();
  expect(waiting).toEqual([]);
  expect(courier.isOnWay).toBe(false);
});

it("tries again while the line is down, with what is on the paper by then", async () => {
  const { courier, answer, arrives } = door();
  courier.send(ONE);
  await answer(new Refusal("unreachable", null, 0));
  expect(courier.isStuck).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer(new Refusal("unreachable", null, 0));
  courier.send(TWO);
  await arrives(TWO);
  expect(courier.isStuck).toBe(false);
});

it("goes at once when the line is back", async () => {
  const { courier, waiting, answer } = door();
  courier.send(ONE);
  await answer(new Refusal("not_stored", null, 503));
  courier.wake();
  expect(waiting).toHaveLength(1);
  await answer();
  courier.wake();
  expect(waiting).toEqual([]);
});

it("does not insist where the table says no, and carries the next drawing all the same", async () => {
  const { courier, waiting, answer } = door();
  courier.send(ONE);
  await answer(new Refusal("not_drawing", "EL-19", 409));
  expect(courier.refused).toBe("not_drawing");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting).toEqual([]);
  courier.send(TWO);
  expect(courier.refused).toBe(null);
  expect(waiting).toHaveLength(1);
});

it("stops where the paper is put away", async () => {
  const { courier, waiting, answer } = door();
  courier.send(ONE);
  await answer(new Refusal("too_fast", null, 429));
  courier.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting).toEqual([]);
});
