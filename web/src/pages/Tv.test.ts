import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakePlug, ROOM, welcome } from "../link/fakes";
import { games } from "../store/games.svelte";
import { settings, shelf } from "../store/settings.svelte";
import Tv from "./Tv.svelte";

const plugs: { url: string; plug: FakePlug }[] = [];
let page: Record<string, unknown>;
let door: () => Response;
let knocks: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  settings.language = "en";
  plugs.length = 0;
  knocks = [];
  door = () => Response.json({ code: "BCDF" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("fetch", (address: string, how?: { body?: string }) => {
    if (!address.endsWith("/screen")) return Promise.resolve(Response.json({ games: [], troubles: [] }));
    knocks.push(JSON.parse(how?.body ?? "null"));
    return Promise.resolve(door());
  });
  vi.stubGlobal(
    "WebSocket",
    class extends FakePlug {
      constructor(url: string) {
        super();
        plugs.push({ url, plug: this });
      }
    },
  );
});
afterEach(async () => {
  await unmount(page);
  games.all = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled(): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  }
}

async function open(code = "BCDF", invite = "s3cret"): Promise<void> {
  page = mount(Tv, { target: document.body, props: { code, invite } });
  await settled();
}

const text = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ");
const refused = (code: string, status: number) => () => Response.json({ code, rule: null }, { status });

it("asks which table where the address names none", async () => {
  await open("");
  expect(text()).toContain("Which table?");
  expect(knocks).toEqual([]);
});

it("comes in with the invitation, shows the table at its own socket, and keeps nothing where a person's things lie", async () => {
  const kept = shelf.length;
  await open();
  expect(knocks).toEqual([{ invite: "s3cret" }]);
  expect(plugs.at(-1)?.url).toMatch(/\/ws\/BCDF\/screen$/);
  plugs.at(-1)?.plug.tell(welcome({ room: { ...ROOM, you: 0, seat: null, screens: 1 } }));
  await settled();
  expect(document.querySelector(".code")?.textContent).toBe("BCDF");
  expect(shelf.length).toBe(kept);
  expect(document.documentElement.classList).toContain("television");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(document.documentElement.classList).toContain("untouched");
});

it("says why the door stays shut, and tries again by itself", async () => {
  door = refused("door_closed", 409);
  await open();
  expect(text()).toContain("This screen tries again by itself.");
  door = () => Response.json({ code: "BCDF" });
  await vi.advanceTimersByTimeAsync(10_000);
  await settled();
  expect(plugs).toHaveLength(1);
});

it("asks for another code where there is no such table, and says so where there is one no more", async () => {
  door = refused("no_such_table", 404);
  await open();
  expect(text()).toContain("There is no table BCDF here.");
  expect(document.querySelectorAll(".keys button")).toHaveLength(20);
  await unmount(page);
  door = () => Response.json({ code: "BCDF" });
  await open();
  plugs.at(-1)?.plug.tell(welcome({ room: { ...ROOM, you: 0, seat: null } }));
  door = refused("no_such_table", 404);
  plugs.at(-1)?.plug.cut();
  await vi.advanceTimersByTimeAsync(2_100);
  await settled();
  expect(text()).toContain("Table BCDF is no more.");
});

it("asks the door again where nobody could be reached, and learns what became of the table meanwhile", async () => {
  await open();
  plugs.at(-1)?.plug.tell(welcome({ room: { ...ROOM, you: 0, seat: null } }));
  door = () => new Response("", { status: 502 });
  plugs.at(-1)?.plug.cut();
  await vi.advanceTimersByTimeAsync(2_100);
  await settled();
  expect(knocks).toHaveLength(2);
  expect(document.querySelector(".code")?.textContent).toBe("BCDF");
  door = refused("no_such_table", 404);
  await vi.advanceTimersByTimeAsync(10_000);
  await settled();
  expect(text()).toContain("Table BCDF is no more.");
});

it("dials again as soon as the door is answered, however long the line would have waited", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  await open();
  plugs.at(-1)?.plug.tell(welcome({ room: { ...ROOM, you: 0, seat: null } }));
  door = () => new Response("", { status: 502 });
  for (const wait of [2, 4, 8, 16]) {
    plugs.at(-1)?.plug.cut();
    await vi.advanceTimersByTimeAsync(wait * 1_000);
  }
  const dialled = plugs.length;
  plugs.at(-1)?.plug.cut();
  door = () => Response.json({ code: "BCDF" });
  await vi.advanceTimersByTimeAsync(10_000);
  await settled();
  expect(plugs).toHaveLength(dialled + 1);
  vi.mocked(Math.random).mockRestore();
});

it.each([
  [4003, "The host has taken table BCDF off this screen."],
  [4001, "Table BCDF is shown in another window."],
])("says what a closing with %i means, and does not come back by itself", async (code, sentence) => {
  await open();
  plugs.at(-1)?.plug.tell(welcome({ room: { ...ROOM, you: 0, seat: null } }));
  plugs.at(-1)?.plug.cut(code);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled();
  expect(text()).toContain(sentence);
  expect(knocks).toHaveLength(1);
  expect(plugs).toHaveLength(1);
});
