/** Acts come one after the other, once; a touch ends them, and nobody who came later waits. */
import { beforeEach, expect, it, vi } from "vitest";
import { Flying, startOf } from "./flying.svelte";
import { Scene } from "./scene.svelte";
import { skip } from "./skips";
import { clicked, lifted, pressed, typed } from "./touched";

const SCRIPT = [
  ["spell", 900],
  ["verdict", 500],
] as const;

function scene(): Scene<"spell" | "verdict"> {
  return new Scene();
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("is over for whoever saw nothing of it", () => {
  const it = scene();
  expect([it.isOn, it.act, it.has("verdict")]).toEqual([false, null, true]);
});

it("brings act after act on stage, and then all is there", () => {
  const it = scene();
  it.play("a word", SCRIPT);
  expect([it.act, it.has("verdict"), it.about]).toEqual(["spell", false, "a word"]);
  vi.advanceTimersByTime(900);
  expect([it.act, it.has("spell"), it.has("verdict")]).toEqual(["verdict", true, true]);
  vi.advanceTimersByTime(500);
  expect([it.act, it.isOn, it.has("spell"), it.about]).toEqual([null, false, true, null]);
});

it("plays once for each thing, and again when it is asked to", () => {
  const it = scene();
  it.play("a word", SCRIPT);
  it.skip();
  it.play("a word", SCRIPT);
  expect(it.isOn).toBe(false);
  it.again();
  expect(it.act).toBe("spell");
});

it("begins anew with the next thing, and the old one's time is not the new one's", () => {
  const it = scene();
  it.play("a word", SCRIPT);
  vi.advanceTimersByTime(800);
  it.play("another", SCRIPT);
  vi.advanceTimersByTime(800);
  expect(it.act).toBe("spell");
});

it("ends at a touch, whatever plays", () => {
  const [one, other] = [scene(), scene()];
  one.play(1, SCRIPT);
  other.play(2, SCRIPT);
  skip();
  expect([one.isOn, other.isOn]).toEqual([false, false]);
});

it("stays as it is under a finger that presses something, until the click has come", () => {
  const it = scene();
  it.play(1, SCRIPT);
  pressed();
  lifted();
  expect(it.isOn).toBe(true);
  clicked();
  expect(it.isOn).toBe(false);
  it.play(2, SCRIPT);
  vi.advanceTimersByTime(500);
  expect(it.isOn).toBe(true);
});

it("ends at a finger that draws or scrolls, too, but nothing that came of it", () => {
  const [before, after] = [scene(), scene()];
  before.play(1, SCRIPT);
  pressed();
  vi.advanceTimersByTime(300);
  lifted();
  after.play(2, SCRIPT);
  vi.advanceTimersByTime(100);
  expect([before.isOn, after.isOn]).toEqual([false, true]);
});

it("goes on while somebody writes or walks with the keyboard, not when they press", () => {
  const it = scene();
  it.play(1, SCRIPT);
  const field = document.body.appendChild(document.createElement("input"));
  field.addEventListener("keydown", typed);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  typed(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(it.isOn).toBe(true);
  typed(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(it.isOn).toBe(false);
  field.remove();
});

it("sends nothing from where nothing is seen, and lets go of what has landed", () => {
  const flying = new Flying<string>();
  const box = { left: 0, top: 0, width: 1, height: 1 };
  flying.send("a coin", null, () => box);
  expect(flying.list).toEqual([]);
  flying.send("a coin", box, () => box);
  flying.send("a card", box, () => box);
  flying.land(1);
  expect(flying.list.map((it) => it.what)).toEqual(["a card"]);
});

it("sends nothing off larger than where it comes from, and from its middle", () => {
  const seat = { left: 100, top: 40, width: 210, height: 50 };
  expect(startOf(seat, { left: 300, top: 500, width: 40, height: 40 })).toEqual({ x: -115, y: -455, scale: 1.25 });
});
