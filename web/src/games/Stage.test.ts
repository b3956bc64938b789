/** Parts are laid whatever they are made of, and what fails is told once. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Part } from "./door";
import Fragile from "./Fragile.svelte";
import { Given } from "./given.svelte";
import Stage from "./Stage.svelte";
import { svelte } from "./svelte.svelte";

interface Props {
  readonly text: string;
  readonly breaks?: "drawn" | "later" | null;
}

const BASE = "/games/chess/0123456789abcdef/";
const failed = vi.fn();
let laid: Record<string, unknown> | null = null;
interface Laid {
  part: Part<Props>;
  props: Props;
  from: string;
  onfail: (why: unknown) => void;
}
let given: Given<Laid>;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  failed.mockClear();
});
afterEach(async () => {
  if (laid) await unmount(laid);
  laid = null;
  vi.restoreAllMocks();
});

function lay(part: Part<Props>, props: Props = { text: "one" }): void {
  given = new Given<Laid>({ part, props, from: BASE, onfail: failed });
  laid = mount(Stage<Props>, { target: document.body, props: given.live });
  flushSync();
}
const shown = (): string => document.body.textContent?.trim() ?? "";
async function settled(): Promise<void> {
  flushSync();
  await Promise.resolve();
  flushSync();
}

/** A part made of nothing but the page. */
function bare(
  told: string[] = [],
  breaks: (text: string, at: "laid" | "updated") => boolean = () => false,
): Part<Props> {
  const draw = (target: HTMLElement, text: string, at: "laid" | "updated"): void => {
    told.push(`${at} ${text}`);
    if (breaks(text, at)) throw new Error(text);
    target.textContent = text;
  };
  return (target, { text }) => {
    draw(target, text, "laid");
    return { update: (next) => draw(target, next.text, "updated"), destroy: () => void told.push("gone") };
  };
}

describe("a part made of anything", () => {
  it("is laid once, told of what changes, and taken away when another takes its place", async () => {
    const told: string[] = [];
    lay(bare(told));
    given.set({ props: { text: "two" } });
    await settled();
    expect(shown()).toBe("two");
    given.set({ part: bare(told) });
    await settled();
    expect(told).toEqual(["laid one", "updated two", "gone", "laid two"]);
    expect(failed).not.toHaveBeenCalled();
  });

  it("fails where it is laid, and is not told of anything else", async () => {
    const told: string[] = [];
    lay(bare(told, (_, at) => at === "laid"));
    given.set({ props: { text: "two" } });
    await settled();
    expect(failed).toHaveBeenCalledOnce();
    expect(told).toEqual(["laid one"]);
  });

  it("fails where it is updated, once", async () => {
    const told: string[] = [];
    lay(bare(told, (text) => text === "two"));
    for (const text of ["two", "three"]) {
      given.set({ props: { text } });
      await settled();
    }
    expect(failed).toHaveBeenCalledOnce();
    expect(told).toEqual(["laid one", "updated two"]);
  });

  it("fails by itself later, if the fault lies in its own script", () => {
    lay(bare());
    const stray = (type: string, more: object): unknown => window.dispatchEvent(Object.assign(new Event(type), more));
    stray("error", { filename: "http://table/assets/index.js", error: new Error("ours") });
    stray("unhandledrejection", { reason: { stack: "at http://table/games/other/0123456789abcdef/screen.js:1" } });
    stray("unhandledrejection", { reason: "no more than a word" });
    expect(failed).not.toHaveBeenCalled();
    stray("error", { filename: `http://table${BASE}screen.js`, error: new Error("theirs") });
    stray("unhandledrejection", { reason: { stack: `at http://table${BASE}parts.js:3` } });
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it("may say so itself", () => {
    lay((_, __, fail) => {
      fail?.("lost the thread");
      return { update: () => {}, destroy: () => {} };
    });
    expect(failed).toHaveBeenCalledExactlyOnceWith("lost the thread");
  });
});

describe.each([
  ["in the tree of the page", (part: Part<Props>) => part],
  [
    "by hand",
    (part: Part<Props>): Part<Props> =>
      (...all) =>
        part(...all),
  ],
])("a part made of Svelte, laid %s", (_, as) => {
  const part = as(svelte<Props>(Fragile));

  it("follows what it is given, and goes", async () => {
    lay(part);
    given.set({ props: { text: "two" } });
    await settled();
    expect(shown()).toBe("two");
    given.set({ part: bare() });
    await settled();
    expect(document.querySelector("p")).toBeNull();
  });

  it.each(["drawn", "later"] as const)("takes nothing along when it breaks (%s)", async (breaks) => {
    lay(part, { text: "one", breaks: null });
    given.set({ props: { text: "two", breaks } });
    await settled();
    expect(failed).toHaveBeenCalledOnce();
    given.set({ part: bare() });
    await settled();
    expect(shown()).toBe("two");
  });
});
