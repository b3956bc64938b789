/** A file that the server has forgotten meanwhile is brought once more, and nobody notices. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import { bring, type Brought } from "./file";

const TEXT = readFileSync("src/table/replay/by_lot.v2.jsonl", "utf8");
const LOG = {
  game: "between",
  version: 2,
  seating: { size: 2, teams: [] },
  players: ["Ada", "Bob"],
  bots: [false, false],
  steps: 5,
};
const FOUND = { code: "whole", line: 0, game: "between", refusal: "", rule: null };

let brings = 0;
let isThere = true;
const asked: string[] = [];

function answered(address: string): [number, unknown] {
  if (address === "/api/logs") {
    isThere = true;
    brings += 1;
    return [200, { ...FOUND, log: { ...LOG, id: `file${brings}` } }];
  }
  return isThere ? [200, { step: 3 }] : [404, { code: "log_gone", rule: null }];
}

beforeEach(() => {
  settings.language = "en";
  brings = 0;
  isThere = true;
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const [status, body] = answered(address);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const broughtNow = async (): Promise<Brought> => (await bring(new Blob([TEXT]), async () => TEXT)) as Brought;

it("is proven by the server and checked here", async () => {
  const { finding, proven, log } = await broughtNow();
  expect([finding, log.id]).toEqual([{ code: "whole" }, "file1"]);
  expect(proven).toContain("every move follows the rules");
});

it("is brought once more where it was forgotten", async () => {
  const { step, review } = await broughtNow();
  isThere = false;
  expect(await step(3)).toEqual({ step: 3 });
  await review();
  expect(asked).toEqual([
    "/api/logs",
    "/api/logs/file1/steps/3",
    "/api/logs",
    "/api/logs/file2/steps/3",
    "/api/logs/file2/review",
  ]);
});
