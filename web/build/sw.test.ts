/** The service worker: what it answers from what it keeps, and what it leaves to the network. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";

type Answer = Promise<Response> | undefined;

const HOST = "http://table";
const kept = new Map<string, Response>();
let fetched: string[] = [];
let ask: (path: string) => Answer;

/** As much of a cache as is asked for. */
const cache = {
  match: async (request: Request) => kept.get(new URL(request.url).pathname)?.clone(),
  keys: async () => [...kept.keys()].map((path) => new Request(HOST + path)),
  put: async (request: Request, answer: Response) => void kept.set(new URL(request.url).pathname, answer),
  delete: async (path: string) => kept.delete(path),
};

beforeEach(() => {
  kept.clear();
  fetched = [];
  const heard = new Map<string, (event: unknown) => void>();
  const self = { location: { origin: HOST }, addEventListener: (name: string, hear: never) => heard.set(name, hear) };
  const get = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    fetched.push(path);
    return new Response(path, { status: path.includes("gone") ? 404 : 200 });
  };
  const script = readFileSync("build/sw.js", "utf8");
  new Function("self", "caches", "fetch", script)(self, { open: async () => cache }, get);
  ask = (path) => {
    let answer: Answer;
    const respondWith = (it: Answer): void => void (answer = it);
    heard.get("fetch")?.({ request: new Request(HOST + path), respondWith });
    return answer;
  };
});

it("keeps what a package brings, and gives it without a line to the server", async () => {
  const address = "/games/chess/0123456789abcdef/parts/board.js";
  await ask(address);
  expect(await (await ask(address))?.text()).toBe(address);
  expect(fetched).toEqual([address]);
});

it("lets go of an older face of the same game, and of no other", async () => {
  await ask("/games/chess/0123456789abcdef/screen.js");
  await ask("/games/chess-960/0123456789abcdef/screen.js");
  await ask("/games/chess/fedcba9876543210/screen.js");
  expect([...kept.keys()]).toEqual([
    "/games/chess-960/0123456789abcdef/screen.js",
    "/games/chess/fedcba9876543210/screen.js",
  ]);
});

it("keeps nothing that is not there, and nothing that a table says", async () => {
  await ask("/games/chess/0123456789abcdef/gone.js");
  expect(kept.size).toBe(0);
  expect([ask("/api/games"), ask("/games/chess"), ask("/games/chess/latest/screen.js")]).toEqual(
    Array(3).fill(undefined),
  );
});
