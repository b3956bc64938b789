/** What the browser keeps beside the view: notes, and how many words fit. */
import { afterEach, expect, it, vi } from "vitest";
import { company } from "../../store/company.svelte";
import { Laid } from "../laid";
import { seated } from "../seated";
import { counting } from "./counting.svelte";
import { Wording } from "./ctrl.svelte";
import { viewOf } from "./fixture";
import Hand from "./Hand.svelte";
import { LONGEST, Notepad } from "./notepad.svelte";

afterEach(() => {
  company.leave();
  vi.unstubAllGlobals();
});

it("keeps notes by table and seat, and forgets what is cleared", () => {
  const pad = new Notepad("BCDF", 1);
  pad.text = "lapin ?";
  expect(new Notepad("BCDF", 1).text).toBe("lapin ?");
  expect(new Notepad("BCDF", 2).text).toBe("");
  expect(new Notepad("FDCB", 1).text).toBe("");
  pad.text = "x".repeat(LONGEST + 1);
  expect(new Notepad("BCDF", 1).text).toHaveLength(LONGEST);
  pad.text = "";
  expect(new Notepad("BCDF", 1).text).toBe("");
});

it("offers no notepad where several share the device, since what one noted goes when it is passed on", () => {
  const view = viewOf();
  const people = seated(["Ada", "Lou", "Max"]);
  const hasPad = (table = {}): boolean => {
    const page = new Laid(Hand, { view, people, ctrl: new Wording(), ...table });
    const found = document.querySelector(".notes button") !== null;
    page.remove();
    return found;
  };
  expect(hasPad()).toBe(true);
  // In a lesson there is no table either.
  expect(hasPad({ code: "" })).toBe(false);
  company.people = [1, 2];
  expect(hasPad()).toBe(false);
});

it("asks once how many words fit, and again after a failure", async () => {
  const asked: string[] = [];
  const answers = [() => Promise.reject(new Error("no line")), () => Promise.resolve(Response.json({ count: 42 }))];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return (answers.shift() ?? (() => Promise.resolve(Response.json({}, { status: 429 }))))();
  });
  await counting.ask("fr", "#A@");
  expect(counting.of("fr", "#A@")).toBeNull();
  await counting.ask("fr", "#A@");
  await counting.ask("fr", "#A@");
  expect(counting.of("fr", "#A@")).toBe(42);
  expect(asked).toEqual(["/api/words/fr/%23A%40", "/api/words/fr/%23A%40"]);
  await counting.ask("fr", "@@");
  expect(counting.of("fr", "@@")).toBeNull();
});
