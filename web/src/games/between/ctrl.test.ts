import { describe, expect, it } from "vitest";
import { Choosing } from "./ctrl.svelte";
import { AFTER, askOffer, CHOOSE, viewOf } from "./fixture";

describe("asking", () => {
  it("takes a seat and a number in either order", () => {
    const view = viewOf();
    const seatFirst = new Choosing();
    seatFirst.tapSeat(view, 2);
    seatFirst.tapNumber(view, 17);
    const numberFirst = new Choosing();
    numberFirst.tapNumber(view, 17);
    expect(numberFirst.ready(view)).toBeNull();
    numberFirst.tapSeat(view, 2);
    expect(seatFirst.ready(view)).toEqual({ type: "ask", whom: 2, value: 17 });
    expect(numberFirst.ready(view)).toEqual(seatFirst.ready(view));
  });

  it("does not offer a card of mine, and says which rule", () => {
    const view = viewOf();
    const ctrl = new Choosing();
    ctrl.tapNumber(view, 8);
    expect(ctrl.number).toBeNull();
    expect(ctrl.reason).toBe("you_hold_it");
  });

  it("explains an empty hand", () => {
    const view = viewOf({ offers: [askOffer(1), askOffer(3)] });
    const ctrl = new Choosing();
    ctrl.tapSeat(view, 2);
    expect(ctrl.target(view)).toBeNull();
    expect(ctrl.reason).toBe("no_hand_left");
  });

  it("marks what is known already for the chosen seat only", () => {
    const view = viewOf();
    const ctrl = new Choosing();
    expect(ctrl.isIdle(view, 17)).toBe(false);
    ctrl.tapSeat(view, 1);
    expect(ctrl.isIdle(view, 17)).toBe(true);
    ctrl.tapSeat(view, 3);
    expect(ctrl.isIdle(view, 17)).toBe(false);
  });

  it("forgets the number a joker was played on", () => {
    const view = viewOf();
    const ctrl = new Choosing();
    ctrl.settle(view);
    ctrl.take("joker");
    ctrl.tapSeat(view, 2);
    ctrl.tapNumber(view, 10);
    const [mine, ...others] = view.places;
    const after = viewOf({ places: [{ ...mine!, has_joker: false }, ...others] });
    ctrl.settle(after);
    expect(ctrl.number).toBeNull();
    expect(ctrl.tool(after)).toBe("ask");
  });

  it("needs no tap where only one can be asked", () => {
    const view = viewOf({ offers: [askOffer(3)] });
    expect(new Choosing().target(view)).toBe(3);
  });
});

describe("hiding", () => {
  const view = viewOf({ phase: "choose", active: null, offers: [CHOOSE] });

  it("completes legal pairs, and moves the second card", () => {
    const ctrl = new Choosing();
    ctrl.tapCard(view, 16);
    ctrl.tapCard(view, 8);
    expect(ctrl.ready(view)).toEqual({ type: "choose_interval", interval: [8, 16] });
    ctrl.tapCard(view, 1);
    expect(ctrl.ready(view)).toEqual({ type: "choose_interval", interval: [1, 16] });
  });

  it("explains pairs that are none", () => {
    const ctrl = new Choosing();
    ctrl.tapCard(view, 8);
    ctrl.tapCard(view, 9);
    expect(ctrl.reason).toBe("too_close");
    ctrl.tapCard(view, 1);
    expect(ctrl.reason).toBe("nothing_between");
    expect(ctrl.goesWith(view, 1)).toBe(false);
    expect(ctrl.cards).toEqual([8]);
  });
});

describe("announcing", () => {
  const view = viewOf({ has_asked: true, offers: AFTER });

  it("wants a seat and two numbers far enough apart", () => {
    const ctrl = new Choosing();
    ctrl.take("announce");
    ctrl.tapSeat(view, 3);
    ctrl.tapNumber(view, 20);
    ctrl.tapNumber(view, 19);
    expect(ctrl.ready(view)).toBeNull();
    expect(ctrl.reason).toBe("not_an_interval");
    ctrl.tapNumber(view, 10);
    expect(ctrl.ready(view)).toEqual({ type: "announce", whom: 3, interval: [10, 19] });
  });

  it("can be put back", () => {
    const ctrl = new Choosing();
    ctrl.take("announce");
    ctrl.putBack();
    expect(ctrl.tool(view)).toBe("look");
  });
});

it("plays the joker on what is offered", () => {
  const view = viewOf();
  const ctrl = new Choosing();
  ctrl.take("joker");
  ctrl.tapSeat(view, 1);
  ctrl.tapNumber(view, 9);
  expect(ctrl.ready(view)).toBeNull();
  ctrl.tapNumber(view, 13);
  expect(ctrl.ready(view)).toEqual({ type: "play_joker", whom: 1, value: 13 });
});

describe("notes", () => {
  const one = { type: "one_of", idle: [] } as const;
  const offer = {
    action: "take_note",
    fields: {
      whom: { ...one, values: [1, 2, 3] },
      value: { ...one, values: [7] },
      mark: { ...one, values: ["crossed"] },
    },
  };
  const view = viewOf({ active: 1, offers: [offer] });

  it("go round: crossed, circled, blank, also before the answer came", () => {
    const ctrl = new Choosing();
    const first = ctrl.tapNumber(view, 7);
    expect(first).toEqual({ type: "take_note", whom: 1, value: 7, mark: "crossed" });
    const second = ctrl.tapNumber(view, 7, first ? [first] : []);
    expect(second).toMatchObject({ mark: "circled" });
    expect(ctrl.tapNumber(view, 7, second ? [second] : [])).toMatchObject({ mark: "blank" });
  });
});

it("forgets choices when the moment passes, and keeps the seat looked at", () => {
  const ctrl = new Choosing();
  const view = viewOf();
  ctrl.settle(view);
  ctrl.tapSeat(view, 2);
  ctrl.tapNumber(view, 17);
  ctrl.settle(viewOf());
  expect(ctrl.number).toBe(17);
  const asked = viewOf({ has_asked: true, offers: AFTER });
  ctrl.settle(asked);
  expect(ctrl.number).toBeNull();
  ctrl.take("announce");
  expect(ctrl.target(asked)).toBe(2);
});
