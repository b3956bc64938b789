import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Table from "./Table.svelte";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("../games/screen.svelte", () => ({
  screenOf: (key: string) => {
    asked.push(key);
    return { module: null };
  },
}));
let page: Record<string, unknown> | null = null;

afterEach(async () => {
  if (page) await unmount(page);
  vi.unstubAllGlobals();
});

it("fetches the game while one is still at the door", async () => {
  const found = { code: "BCDF", game: "wordz", people: 1, is_open: true, stage: "gathering", you: null, device: [] };
  const door = { ...found, free: 1, bots: 0, inviter: null, tokens: [] };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      new Response(JSON.stringify(address.startsWith("/api/tables/") ? door : { games: [], troubles: [] })),
    ),
  );
  page = mount(Table, { target: document.body, props: { code: "BCDF", invite: "" } });
  await vi.waitFor(() => expect(asked).toEqual(["wordz"]));
  flushSync();
  expect(document.querySelector("h1")?.textContent).not.toBe("");
});
