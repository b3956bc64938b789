/** A game file that is chosen or dropped is shown; whatever else it is gets one sentence. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { brought } from "../store/brought.svelte";
import { settings } from "../store/settings.svelte";
import type { LogFound } from "../wire/messages";
import Look from "./Look.svelte";

const TEXT = readFileSync("src/table/replay/by_lot.v2.jsonl", "utf8");
const NOT_WHOLE: LogFound = { code: "changed", line: 3, game: "between", refusal: "", rule: null, log: null };

let page: Record<string, unknown>;
let answers: Record<string, unknown>;
const asked = vi.fn<(address: string) => void>();

beforeEach(() => {
  settings.language = "en";
  answers = {};
  asked.mockReset();
  vi.stubGlobal("fetch", async (address: string) => {
    asked(address);
    const answer = answers[address];
    return new Response(JSON.stringify(answer ?? { code: "not_found" }), { status: answer ? 200 : 404 });
  });
  page = mount(Look, { target: document.body });
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const said = () => document.querySelector("main [role=status]")?.textContent ?? "";

function drop(content: BlobPart): void {
  const event = Object.assign(new Event("drop", { cancelable: true }), {
    dataTransfer: { files: [new File([content], "game.jsonl")], types: ["Files"] },
  });
  window.dispatchEvent(event);
}

const LONG = "x".repeat((6 << 20) + 1);

it.each([
  ["a picture", "\x89PNG", "This is not a game file of Tablée"],
  ["something huge", LONG, "too long to be a game’s log"],
])("sends %s nowhere, and says why", async (_, content, sentence) => {
  drop(content);
  await vi.waitFor(() => expect(said()).toContain(sentence));
  expect(asked).not.toHaveBeenCalledWith("/api/logs");
});

it.each([
  ["changed", "Line 3 of this file does not hold"],
  ["dealt_otherwise", "Line 3 of this file does not hold"],
  ["not_sealed", "was not played to its end"],
  ["cut_off", "The end of this file is missing"],
  ["newer_rules", "comes from a newer Tablée"],
  ["unknown_game", "The game of this file, between, is not on the shelf here"],
])("says in one sentence what is wrong with a file that is %s", async (code, sentence) => {
  answers["/api/logs"] = { ...NOT_WHOLE, code };
  drop(TEXT);
  await vi.waitFor(() => expect(said()).toContain(sentence));
  expect(document.querySelector("[data-step]")).toBeNull();
});

it("says when too many are brought", async () => {
  drop(TEXT);
  await vi.waitFor(() => expect(said()).not.toBe(""));
  expect(said()).not.toContain("This is not a game file");
});

it("calls those who played by their names, whatever these are, and bots by theirs", async () => {
  const log = {
    id: "abc",
    game: "between",
    version: 2,
    seating: { size: 4, teams: [] },
    players: ["expert", "expert", "", ""],
    bots: [false, true, false, false],
    steps: 5,
  };
  answers["/api/logs"] = { ...NOT_WHOLE, code: "whole", line: 0, log };
  brought.file = new File([TEXT], "dropped on another page.jsonl");
  const names = "expert, Dynamo, Seat 3, and Seat 4";
  await vi.waitFor(() => expect(document.querySelector("h1 + p")?.textContent).toBe(names));
  flushSync();
  expect(brought.file).toBeNull();
});
