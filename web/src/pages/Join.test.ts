import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "../link/api";
import { settings } from "../store/settings.svelte";
import type { TableFound } from "../wire/messages";
import Join from "./Join.svelte";

const FOUND: TableFound = {
  code: "BCDF",
  game: "between",
  people: 2,
  is_open: true,
  stage: "gathering",
  you: null,
  device: [],
  free: 1,
  bots: 0,
  inviter: { name: "Ada", token: 4 },
  tokens: [4, 7],
};
let page: Record<string, unknown> | null = null;
let sent: { address: string; method: string | undefined; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  settings.language = "fr";
  settings.token = null;
  sent = [];
  vi.stubGlobal("fetch", (address: string, { method, body }: { method?: string; body?: string }) => {
    sent.push({ address, method, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(new Response(JSON.stringify(FOUND)));
  });
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.unstubAllGlobals();
});

function show(found: Partial<TableFound>): void {
  const props = { found: { ...FOUND, ...found }, title: "Between", invite: "", onjoined: () => undefined };
  page = mount(Join, { target: document.body, props });
  flushSync();
}

const heading = () => document.querySelector("h1")?.textContent;
const animals = () => [...document.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")];

it.each([
  [{}, "Ada vous invite à jouer à Between"],
  [{ free: 0 }, "Ada vous invite à regarder Between"],
  [{ stage: "playing" }, "Ada vous invite à regarder Between"],
  [{ inviter: null }, "Une place vous attend"],
] as const)("says who invites, and to what (%o)", (found, said) => {
  show(found);
  expect(heading()).toBe(said);
});

it("lets a newcomer choose an animal that nobody there has, and keeps it", () => {
  settings.token = 7;
  show({});
  expect(animals().flatMap((it, n) => (it.disabled ? [n] : []))).toEqual([4, 7]);
  expect(animals().some((it) => it.checked)).toBe(false);
  animals()[9]?.click();
  flushSync();
  expect(settings.token).toBe(9);
  expect(animals().findIndex((it) => it.checked)).toBe(9);
});

it("shows the invitation to the door in the body, never in the address", async () => {
  await find("BCDF", "secret");
  await find("BCDF");
  expect(sent).toEqual([
    { address: "/api/tables/BCDF", method: "POST", body: { invite: "secret" } },
    { address: "/api/tables/BCDF", method: undefined, body: null },
  ]);
});
