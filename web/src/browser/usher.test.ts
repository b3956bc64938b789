import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Usher } from "./usher";

beforeAll(() => {
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function stage(isStill = false) {
  const usher = new Usher(() => isStill);
  const page = new EventTarget();
  const leave = usher.attend(page);
  const scrollIntoView = vi.fn();
  return { usher, page, leave, scrollIntoView, what: { scrollIntoView } as unknown as Element };
}

it("brings what happens into view, at once where nothing may move", () => {
  const [moving, still] = [stage(), stage(true)];
  moving.usher.bring(moving.what);
  still.usher.bring(still.what);
  expect(moving.scrollIntoView).toHaveBeenCalledWith({ block: "nearest", behavior: "smooth" });
  expect(still.scrollIntoView).toHaveBeenCalledWith({ block: "nearest", behavior: "instant" });
});

it.each([new Event("wheel"), new Event("touchmove"), new KeyboardEvent("keydown", { key: "PageDown" })])(
  "leaves who scrolls alone (%#)",
  (event) => {
    const { usher, page, what, scrollIntoView } = stage();
    page.dispatchEvent(event);
    usher.bring(what);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

it("goes on where a key scrolls nothing, and hears no more when it is over", () => {
  const { usher, page, leave, what, scrollIntoView } = stage();
  page.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  leave();
  page.dispatchEvent(new Event("wheel"));
  usher.bring(what);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
