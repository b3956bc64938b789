import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Hand } from "./hand.svelte";
import { History } from "./history.svelte";
import Pad from "./Pad.svelte";
import { Pen } from "./pen.svelte";

let page: Record<string, unknown>;
afterEach(() => unmount(page));

it("draws on where the pen is, even if the page moves under it in mid-stroke", () => {
  const history = new History();
  page = mount(Pad, { target: document.body, props: { history, pen: new Pen(), hand: new Hand(), tell: () => {} } });
  flushSync();
  const paper = document.querySelector<HTMLElement>("[role=application]");
  if (!paper) throw new Error("no paper");
  paper.setPointerCapture = () => {};
  let top = 100;
  paper.getBoundingClientRect = () => new DOMRect(0, top, 400, 400);
  const point = (type: string, x: number, y: number) =>
    paper.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: "touch",
        isPrimary: true,
        clientX: x,
        clientY: y,
        pressure: 0.5,
        buttons: 1,
        bubbles: true,
      }),
    );
  point("pointerdown", 50, 300);
  point("pointermove", 150, 300);
  top = 180;
  point("pointermove", 250, 300);
  point("pointermove", 350, 300);
  point("pointerup", 350, 300);
  flushSync();
  // x, y and pressure, one after the other.
  const heights = history.drawing.strokes[0]?.[2].filter((_, place) => place % 3 === 1) ?? [];
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights) - Math.min(...heights)).toBe(0);
});

it("has a thought on it as long as it is blank", () => {
  const history = new History();
  page = mount(Pad, {
    target: document.body,
    props: { history, pen: new Pen(), hand: new Hand(), tell: () => {}, hint: "Draw what goes with it." },
  });
  flushSync();
  const thought = () => document.querySelector("[role=application] .hint")?.textContent;
  expect(thought()).toBe("Draw what goes with it.");
  history.add([1, 1, [100, 100, 128]]);
  flushSync();
  expect(thought()).toBeUndefined();
});
