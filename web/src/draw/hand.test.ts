import { expect, it } from "vitest";
import { Hand, type Touching } from "./hand.svelte";

const at = (pointerType: string, pointerId: number, timeStamp: number, button = 0): Touching => ({
  pointerType,
  pointerId,
  timeStamp,
  button,
});

function touched(): Hand {
  const hand = new Hand();
  hand.press(at("touch", 1, 0));
  return hand;
}

it("lets one finger draw", () => {
  const hand = new Hand();
  expect(hand.press(at("touch", 1, 0))).toBe("begin");
  expect(hand.draws(at("touch", 1, 5))).toBe(true);
  expect(hand.lift(at("touch", 1, 9))).toBe(true);
  expect(hand.press(at("touch", 2, 20))).toBe("begin");
});

it("lets a second finger do nothing, and the first go on", () => {
  const hand = touched();
  expect(hand.press(at("touch", 2, 1000))).toBe("nothing");
  expect([hand.draws(at("touch", 1, 1001)), hand.draws(at("touch", 2, 1001))]).toEqual([true, false]);
  expect(hand.lift(at("touch", 2, 1100))).toBe(false);
  expect(hand.draws(at("touch", 1, 1101))).toBe(true);
});

it("leaves no mark of a pinch, and draws again once all fingers are lifted", () => {
  const hand = touched();
  expect(hand.press(at("touch", 2, 80))).toBe("drop");
  expect(hand.draws(at("touch", 1, 90))).toBe(false);
  expect(hand.press(at("touch", 3, 500))).toBe("nothing");
  for (const finger of [1, 2, 3]) hand.lift(at("touch", finger, 600));
  expect(hand.press(at("touch", 4, 700))).toBe("begin");
});

it("draws with the first button of a mouse only", () => {
  const hand = new Hand();
  expect(hand.press(at("mouse", 1, 0, 2))).toBe("nothing");
  expect(hand.press(at("mouse", 1, 1, 0))).toBe("begin");
});

it("takes the palm for a palm once there is a pen", () => {
  const hand = new Hand();
  expect(hand.press(at("pen", 1, 0))).toBe("begin");
  expect(hand.isPenOnly).toBe(true);
  expect(hand.press(at("touch", 2, 10))).toBe("nothing");
  hand.lift(at("pen", 1, 50));
  hand.lift(at("touch", 2, 60));
  expect(hand.press(at("touch", 3, 60_000))).toBe("nothing");
});

it("drops what the palm drew when the pen follows it", () => {
  const hand = touched();
  expect(hand.press(at("pen", 2, 30))).toBe("instead");
  expect([hand.draws(at("touch", 1, 40)), hand.draws(at("pen", 2, 40))]).toEqual([false, true]);
});

it("lets fingers draw beside the pen when asked to, but not while the pen is near", () => {
  const hand = new Hand();
  hand.press(at("pen", 1, 0));
  hand.lift(at("pen", 1, 10));
  hand.letFingersDraw();
  hand.near(at("pen", 1, 5000));
  expect(hand.press(at("touch", 2, 5500))).toBe("nothing");
  hand.lift(at("touch", 2, 5600));
  expect(hand.press(at("touch", 3, 9000))).toBe("begin");
  hand.lift(at("touch", 3, 9100));
  hand.press(at("pen", 4, 9200));
  expect(hand.isPenOnly).toBe(false);
});
