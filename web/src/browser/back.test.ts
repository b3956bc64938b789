/** Back takes away what lies over the page, and only then the page. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The browser's own, with its list in sight; moving takes a moment, as it does there. */
class Steps {
  at = 0;
  list: { state: unknown; address: string; scroll: string }[] = [{ state: null, address: "/", scroll: "auto" }];

  get state(): unknown {
    return this.list[this.at]?.state ?? null;
  }
  pushState(state: unknown, _: string, address = this.address): void {
    this.list = [...this.list.slice(0, this.at + 1), { state, address, scroll: this.scrollRestoration }];
    this.at += 1;
  }
  replaceState(state: unknown, _: string, address = this.address): void {
    this.list[this.at] = { state, address, scroll: this.scrollRestoration };
  }
  get scrollRestoration(): string {
    return this.list[this.at]?.scroll ?? "";
  }
  set scrollRestoration(scroll: string) {
    const here = this.list[this.at];
    if (here) here.scroll = scroll;
  }
  go(by: number): void {
    setTimeout(() => {
      this.at += by;
      dispatchEvent(new PopStateEvent("popstate", { state: this.state }));
    });
  }
  get address(): string {
    return this.list[this.at]?.address ?? "";
  }
  get addresses(): string[] {
    return this.list.slice(0, this.at + 1).map((it) => it.address);
  }
}

const settled = () => vi.runAllTimersAsync();
let covers: (typeof import("./back"))["covers"];
let router: (typeof import("./route.svelte"))["router"];
let steps: Steps;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  steps = new Steps();
  vi.stubGlobal("history", steps);
  vi.stubGlobal("location", {
    get pathname() {
      return new URL(steps.address, "http://table").pathname;
    },
    get search() {
      return new URL(steps.address, "http://table").search;
    },
    hash: "",
  });
  vi.stubGlobal("scrollTo", () => {});
  ({ covers } = await import("./back"));
  ({ router } = await import("./route.svelte"));
  stop = router.follow();
});
afterEach(async () => {
  stop();
  await settled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function back(): Promise<void> {
  steps.go(-1);
  await settled();
}

/** Something that lies over a table: what it is told, and how it is taken away. */
async function cover() {
  router.go("/t/BCDF");
  const told = vi.fn();
  const off = covers.lay(told);
  await settled();
  return { told, off };
}

async function backHome(): Promise<void> {
  await back();
  expect(router.current.page).toBe("home");
}

it("closes what lies on top, one thing after the other, and then leaves", async () => {
  router.go("/t/BCDF");
  const gone: string[] = [];
  const offs: Record<string, () => void> = {};
  for (const name of ["below", "above"]) {
    offs[name] = covers.lay(() => {
      gone.push(name);
      offs[name]?.();
    });
  }
  await settled();
  expect(steps.at).toBe(3);
  await back();
  expect([gone, router.current.page]).toEqual([["above"], "table"]);
  await back();
  expect([gone, router.current.page]).toEqual([["above", "below"], "table"]);
  await backHome();
});

it("asks again where what is asked stays", async () => {
  const { told: asked, off } = await cover();
  await back();
  await back();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(router.current.page).toBe("table");
  off();
  await settled();
  await backHome();
});

it("leaves no step behind for what was closed otherwise, nor takes one for what takes its place", async () => {
  const { told: closed, off: first } = await cover();
  first();
  const second = covers.lay(closed);
  await settled();
  expect(steps.at).toBe(2);
  second();
  // Opened again while the browser is still on its way back.
  const third = covers.lay(closed);
  await settled();
  third();
  await Promise.resolve();
  const fourth = covers.lay(closed);
  await settled();
  expect([steps.at, closed.mock.calls.length]).toEqual([2, 0]);
  fourth();
  await settled();
  expect(steps.at).toBe(1);
});

it("leads from a table to the games, not to the form that opened it nor to a paper that lay there", async () => {
  router.go("/?play=between");
  router.go("/t/BCDF");
  expect(steps.addresses).toEqual(["/", "/t/BCDF"]);
  const off = covers.lay(() => {});
  await settled();
  router.go("/rules/between");
  off();
  await settled();
  expect(steps.addresses).toEqual(["/", "/t/BCDF", "/rules/between"]);
  await back();
  expect(router.current.page).toBe("table");
  await backHome();
});

it("leaves the page where it is when a paper is closed, and a page of before where it was left", async () => {
  router.go("/rules/line");
  const { off } = await cover();
  off();
  await settled();
  expect(steps.list.slice(1, 3).map((it) => it.scroll)).toEqual(["auto", "manual"]);
  router.go("/rules/between");
  expect(steps.scrollRestoration).toBe("auto");
});

it("leads from the rules to where one was among the games, and from a table to the way back to it", async () => {
  const to = vi.fn();
  vi.stubGlobal("scrollTo", to);
  vi.stubGlobal("scrollY", 900);
  for (const address of ["/rules/line", "/t/BCDF"]) {
    router.go(address);
    await back();
  }
  expect(to.mock.calls).toEqual([
    [0, 0],
    [0, 900],
    [0, 0],
    [0, 0],
  ]);
});
