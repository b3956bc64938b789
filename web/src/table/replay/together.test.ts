/** Whoever leads says where they are, seldom enough; whoever follows goes there, until a hand of their own wanders. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Where } from "../../wire/messages";
import { BREATH, Together } from "./together.svelte";

const at = (step: number, eyes: Where["eyes"] = "open", number = 1): Where => ({ number, step, eyes });
const [YOU, ADA] = [1, 2];

/** A table whose answers are in our hands. */
function tableLed(led: { who: number; where: Where } | null = null) {
  return { led, lead: vi.fn<(where: Where | null) => void>() };
}

const tick = (time = 0) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says at once where we are, and then at most every so often, the last step in any case", async () => {
  const table = tableLed();
  const together = new Together(table, YOU, 1);
  together.choose("lead");
  together.heed(at(3));
  await tick();
  expect(table.lead.mock.calls).toEqual([[at(3)]]);
  table.led = { who: YOU, where: at(3) };
  for (const step of [4, 5, 6, 7]) together.heed(at(step));
  await tick(BREATH - 1);
  expect(table.lead).toHaveBeenCalledOnce();
  await tick(1);
  expect(table.lead.mock.calls.slice(1)).toEqual([[at(7)]]);
});

it("says nothing that the table knows, and says it anew once the line was down", async () => {
  const table = tableLed({ who: YOU, where: at(3) });
  const together = new Together(table, YOU, 1);
  together.choose("lead");
  together.heed(at(3));
  await tick(BREATH);
  expect(table.lead).not.toHaveBeenCalled();
  table.led = null;
  together.heed(at(3));
  await tick(BREATH);
  expect(table.lead.mock.calls).toEqual([[at(3)]]);
});

it("leads in the place of another one, and no more once another one does", async () => {
  const table = tableLed({ who: ADA, where: at(9) });
  const together = new Together(table, YOU, 1);
  together.choose("lead");
  together.heed(at(3));
  expect(together.part).toBe("lead");
  table.led = { who: YOU, where: at(3) };
  together.heed(at(3));
  table.led = { who: ADA, where: at(4) };
  together.heed(at(3));
  expect([together.part, together.leader]).toEqual(["alone", ADA]);
  await tick(BREATH);
  expect(table.lead.mock.calls).not.toContainEqual([null]);
});

it("goes where the leader is, and looks through the same eyes unless one has chosen others", () => {
  const table = tableLed({ who: ADA, where: at(9, 1) });
  const together = new Together(table, YOU, 1);
  together.choose("follow");
  expect(together.heed(at(3))).toEqual({ step: 9, eyes: 1 });
  expect(together.heed(at(9, 1))).toBeNull();
  expect(together.heed(at(9, 0))).toBeNull();
  table.led = { who: ADA, where: at(10, 1) };
  expect(together.heed(at(9, 0))).toEqual({ step: 10 });
  table.led = { who: ADA, where: at(10, "open") };
  expect(together.heed(at(10, 0))).toEqual({ eyes: "open" });
});

it("stays where it is while nobody leads, and for who leads through another game", () => {
  const table = tableLed();
  const together = new Together(table, YOU, 1);
  together.choose("follow");
  expect(together.heed(at(3))).toBeNull();
  table.led = { who: ADA, where: at(9, "open", 2) };
  expect([together.heed(at(3)), together.leader]).toEqual([null, null]);
});

it("follows no more under a hand of one's own, and leads on under it", () => {
  const together = new Together(tableLed({ who: ADA, where: at(9) }), YOU, 1);
  together.choose("follow");
  together.wander();
  expect(together.part).toBe("alone");
  expect(together.heed(at(3))).toBeNull();
  together.choose("lead");
  together.wander();
  expect(together.part).toBe("lead");
});

it("says that it leads no more, by the switch and when the paper is closed", async () => {
  const table = tableLed();
  const together = new Together(table, YOU, 1);
  together.choose("lead");
  together.choose("alone");
  together.choose("lead");
  together.heed(at(3));
  together.close();
  await tick(BREATH);
  expect(table.lead.mock.calls).toEqual([[null], [null]]);
});
