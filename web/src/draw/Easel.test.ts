import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import Easel from "./Easel.svelte";
import { kept, tidy } from "./keep";
import type { Drawing } from "./strokes";

let pages: Record<string, unknown>[] = [];
let sent: Drawing[] = [];

function open(name: string, instead: Drawing | null = null): void {
  pages.push(
    mount(Easel, { target: document.body, props: { name, instead, onchange: (it: Drawing) => void sent.push(it) } }),
  );
  flushSync();
}

async function close(): Promise<void> {
  await Promise.all(pages.map((it) => unmount(it)));
  pages = [];
}

const papers = () => [...document.querySelectorAll<HTMLElement>("[role=application]")];
const count = (name: string) => kept(name)?.strokes.length ?? 0;

function press(on: Element | undefined, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  on?.dispatchEvent(event);
  flushSync();
  return event;
}

function draw(paper: Element | undefined): void {
  for (const key of [" ", "ArrowRight", "ArrowDown", " "]) press(paper, key);
}

beforeEach(() => {
  settings.language = "en";
  sent = [];
});
afterEach(async () => {
  await close();
  tidy((key) => !["one", "two"].includes(key));
});

it("draws with keys, and keeps the stroke once the pen is lifted", () => {
  open("one");
  const [paper] = papers();
  for (const key of [" ", "ArrowRight", "ArrowDown"]) press(paper, key);
  expect(count("one")).toBe(0);
  press(paper, " ");
  expect(kept("one")?.strokes[0]?.[2]).toHaveLength(9);
});

it("drops the line on Escape, and leaves Tab and other keys alone", () => {
  open("one");
  const [paper] = papers();
  for (const key of [" ", "ArrowRight", "Escape"]) press(paper, key);
  expect(count("one")).toBe(0);
  expect(press(paper, "Tab").defaultPrevented).toBe(false);
  expect(press(paper, "Escape").defaultPrevented).toBe(false);
});

it("loses nothing when it is put away in the middle of a stroke, and has it all again", async () => {
  open("one");
  for (const key of [" ", "ArrowRight"]) press(papers()[0], key);
  await close();
  expect(count("one")).toBe(1);
  open("one");
  press(papers()[0], "z", { ctrlKey: true });
  expect(count("one")).toBe(0);
});

it("undoes by the character z, wherever it lies, and with a button", () => {
  open("one");
  draw(papers()[0]);
  draw(papers()[0]);
  press(papers()[0], "z", { ctrlKey: true, code: "KeyW" });
  expect(count("one")).toBe(1);
  press(papers()[0], "w", { ctrlKey: true, code: "KeyZ" });
  expect(count("one")).toBe(1);
  press(papers()[0], "Z", { metaKey: true, shiftKey: true });
  expect(count("one")).toBe(2);
  document.querySelector<HTMLButtonElement>('[aria-label="Undo"]')?.click();
  expect(count("one")).toBe(1);
});

it("hears shortcuts on the paper that was touched last, and not while somebody types", () => {
  open("one");
  open("two");
  const [one, two] = papers();
  draw(one);
  draw(two);
  one?.dispatchEvent(new Event("focusin", { bubbles: true }));
  press(document.body, "z", { ctrlKey: true });
  expect([count("one"), count("two")]).toEqual([0, 1]);
  const field = document.body.appendChild(document.createElement("input"));
  press(field, "z", { ctrlKey: true });
  field.remove();
  expect(count("two")).toBe(1);
});

it("stamps with a key, in one step", () => {
  open("one");
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find((it) =>
      (it.getAttribute("aria-label") ?? it.textContent)?.includes(text),
    );
  button("Shapes")?.click();
  flushSync();
  button("House")?.click();
  flushSync();
  press(papers()[0], "Enter");
  expect(count("one")).toBe(3);
  press(papers()[0], "z", { ctrlKey: true });
  expect(count("one")).toBe(0);
});

it("hands on what was drawn when it is put away", async () => {
  open("one");
  draw(papers()[0]);
  expect(sent).toEqual([]);
  await close();
  expect(sent.map((it) => it.strokes.length)).toEqual([1]);
});

it("lays over it what came of it elsewhere, and one undo brings back what was here", async () => {
  open("one");
  for (let n = 0; n < 3; n += 1) draw(papers()[0]);
  await close();
  const newer: Drawing = { strokes: [[2, 1, [9, 9, 99]]] };
  open("one", newer);
  expect(kept("one")).toEqual(newer);
  expect(document.querySelector("[aria-live]")?.textContent).toMatch(/^A newer version/);
  press(papers()[0], "z", { ctrlKey: true });
  expect(count("one")).toBe(3);
});

it("says between paper and tools that only the pen draws, and lets the fingers draw again", () => {
  open("one");
  const [paper] = papers();
  if (paper) paper.setPointerCapture = () => undefined;
  const pen = (type: string) =>
    paper?.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: "pen", bubbles: true }));
  pen("pointerdown");
  pen("pointerup");
  flushSync();
  const button = [...document.querySelectorAll("button")].find((it) => it.textContent?.includes("Fingers"));
  const tools = document.querySelector("[role=group]");
  expect(button && paper && paper.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(button && tools && button.compareDocumentPosition(tools) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  button?.click();
  flushSync();
  expect(button?.isConnected).toBe(false);
});
