/** What is heard, felt and read of a sound, and when nothing is. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../store/settings.svelte";
import { PATTERNS } from "./haptics";
import { SOUNDS } from "./names";
import { isQuiet } from "./quiet";
import { play } from "./sounds";
import { TUNES } from "./tunes";
import { say } from "./words";

/** All that was made to sound. */
const struck: unknown[] = [];
const vibrate = vi.fn();
const resume = vi.fn(() => Promise.resolve());
let state = "running";

/** Whatever is connected to whatever; only what starts is counted. */
function node(): object {
  const move = () => param;
  const param = { value: 0, setValueAtTime: move, linearRampToValueAtTime: move, exponentialRampToValueAtTime: move };
  const own = { gain: param, frequency: param, Q: param, stop: () => {}, start: (at: number) => struck.push(at) };
  return { ...own, connect: (other: unknown) => other };
}

class Player {
  state = state;
  resume = resume;
  currentTime = 0;
  sampleRate = 100;
  createGain = node;
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1), copyToChannel: () => {} });
}

/** A device that nobody has touched yet. */
async function device() {
  vi.resetModules();
  const sounds = await vi.importActual<typeof import("./sounds")>("./sounds");
  const { captions, STAY } = await import("./captions.svelte");
  const { settings } = await import("../store/settings.svelte");
  Object.assign(settings, { volume: 0.5, captions: true, buzzes: true, quietHours: null });
  return { ...sounds, settings, STAY, shown: () => captions.shown.map((it) => it.name) };
}

beforeEach(() => {
  struck.length = 0;
  vibrate.mockClear();
  resume.mockClear();
  state = "running";
  vi.stubGlobal("AudioContext", Player);
  vi.stubGlobal("navigator", { language: "en", maxTouchPoints: 5, vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  localStorage.removeItem("tablee:settings");
});

it.each(["suspended", "interrupted"])("wakes a player that is %s, as after a call on an iPhone", async (asleep) => {
  state = asleep;
  const { wakeSounds } = await device();
  wakeSounds();
  expect(resume).toHaveBeenCalledOnce();
});

describe.each(SOUNDS)("%s", (name) => {
  it("has a tune: short, and never loud", () => {
    const ends = TUNES[name].map((it) => it.at + it.long);
    expect(Math.max(...ends)).toBeLessThan(1.5);
    expect(TUNES[name].every((it) => it.loud > 0 && it.loud <= 0.8 && it.swell < it.long && it.to > 20)).toBe(true);
  });

  it("is written in both languages, and felt for less than half a second", () => {
    const [en, fr] = (["en", "fr"] as const).map((language) => {
      settings.language = language;
      return say(name);
    });
    expect(en).not.toBe(fr);
    expect((PATTERNS[name] ?? []).reduce((sum, it) => sum + it, 0)).toBeLessThan(500);
  });
});

it("is heard and felt once somebody has touched the page, and not before", async () => {
  const { play, wakeSounds } = await device();
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: false } });
  play("turn");
  await vi.dynamicImportSettled();
  expect([struck.length, vibrate.mock.calls.length]).toEqual([0, 0]);
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: true } });
  wakeSounds();
  play("turn");
  await vi.waitFor(() => expect(struck).toHaveLength(TUNES.turn.length));
  expect(vibrate.mock.calls).toEqual([[[60]]]);
});

it("is silence where a package names a sound that is none", async () => {
  const { play, wakeSounds, shown } = await device();
  wakeSounds();
  play("gong" as "card");
  play("card");
  await vi.waitFor(() => expect(struck).toHaveLength(TUNES.card.length));
  expect([shown(), vibrate.mock.calls.length]).toEqual([["gong", "card"], 0]);
});

it("is written down at no volume at all, in quiet hours too, for a while", async () => {
  vi.useFakeTimers({ now: new Date(2024, 0, 1, 23) });
  const { play, wakeSounds, settings, shown, STAY } = await device();
  settings.volume = 0;
  play("card");
  settings.quietHours = { from: "22:00", to: "08:00" };
  settings.volume = 1;
  wakeSounds();
  play("end");
  play("card");
  await vi.dynamicImportSettled();
  expect(shown(), "one line for what sounds again").toEqual(["end", "card"]);
  expect([struck.length, vibrate.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(STAY);
  expect(shown()).toEqual([]);
});

it("is neither felt nor written down by who does not want it", async () => {
  const { play, settings, shown } = await device();
  Object.assign(settings, { captions: false, buzzes: false });
  play("end");
  expect([shown(), vibrate.mock.calls.length]).toEqual([[], 0]);
});

it("does not sound again because a setting is changed", () => {
  let times = 0;
  const leave = $effect.root(() => {
    $effect(() => {
      times += 1;
      play("end");
    });
  });
  flushSync();
  settings.volume = 0.2;
  settings.volume = 0.5;
  flushSync();
  leave();
  expect(times).toBe(1);
});

it.each([
  ["22:00", "08:00", "21:59", false],
  ["22:00", "08:00", "22:00", true],
  ["22:00", "08:00", "00:00", true],
  ["22:00", "08:00", "07:59", true],
  ["22:00", "08:00", "08:00", false],
  ["13:00", "15:30", "15:29", true],
  ["13:00", "15:30", "15:30", false],
  ["13:00", "15:30", "03:00", false],
  ["13:00", "13:00", "13:00", false],
])("from %s to %s: at %s it is quiet: %s", (from, to, time, expected) => {
  expect(isQuiet({ from, to }, new Date(`2024-03-01T${time}:00`))).toBe(expected);
});
