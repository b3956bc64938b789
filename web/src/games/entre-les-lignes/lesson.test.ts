import { expect, it } from "vitest";
import { look } from "../../draw/folder";
import { kept } from "../../draw/keep";
import { isBlank, write, type Drawing } from "../../draw/strokes";
import { shelf } from "../../store/settings.svelte";
import type { Action, View } from "../../wire/entre-les-lignes";
import { walked } from "../lesson/walked";
import type { Reading } from "./ctrl.svelte";
import { reading, STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

const COURSES = [
  ["fr", fr],
  ["en", en],
] as const;
const SCRAWL: Drawing = { strokes: [[2, 1, [100, 100, 99, 900, 900, 99]]] };
const KEY = ":0:1:0";

/** As the screen has it at this step, once the table has answered. */
async function shown(ctrl: Reading, view: View): Promise<View> {
  ctrl.settle("", 0, view);
  await new Promise((done) => setTimeout(done));
  return view;
}

const stepOf = (language: "fr" | "en", name: string): View => STEPS[language].find((it) => it.name === name)!.view([]);

/** As the easel does it. */
async function draw({ paper }: Reading, drawing: Drawing): Promise<void> {
  shelf.setItem(`tablee:drawing:${KEY}`, write(drawing));
  paper.stroke(drawing);
  paper.handIn();
  await new Promise((done) => setTimeout(done));
}

it.each(COURSES)("can be walked to the end with what each step offers: %s", (language, texts) => {
  const ctrl = reading(language);
  const names = walked(STEPS[language], [texts], (name, view): Action | null => {
    ctrl.settle("", 0, view);
    switch (name) {
      case "draw":
        return { type: "hand_in" };
      case "vote":
        return ctrl.vote(view, "B");
      case "accomplice":
        return ctrl.vote(view, "C");
      default:
        return { type: "go_on" };
    }
  });
  expect(names).toEqual(["draw", "vote", "reveal", "accomplice", "end"]);
});

it.each(COURSES)("begins on a blank paper, takes any line, and hangs it: %s", async (language) => {
  const ctrl = reading(language);
  const view = await shown(ctrl, stepOf(language, "draw"));
  expect(ctrl.paper.start && isBlank(ctrl.paper.start)).toBe(true);
  expect(ctrl.paper.mayHandIn(view)).toBe(false);
  await draw(ctrl, SCRAWL);
  expect(ctrl.paper.isReady(view)).toBe(true);
  const hung = await shown(ctrl, stepOf(language, "vote"));
  expect(hung.board[0]).toMatchObject({ spot: "active", seat: 0 });
  expect(await look("", hung.board[0]!.drawing)).toEqual(SCRAWL);
});

it.each(COURSES)("has every picture that hangs: %s", async (language) => {
  reading(language);
  const names = new Set(
    STEPS[language].flatMap(({ view }) => {
      const { board, gallery } = view([]);
      return [...board, ...gallery.flatMap(({ exhibits }) => exhibits)].map(({ drawing }) => drawing);
    }),
  );
  expect(names.size).toBe(8);
  for (const name of names) expect(isBlank(await look("", name))).toBe(false);
});

it("begins anew for whoever learns later, and touches no drawing of a table", () => {
  const elsewhere = "ABCD:1:1:0";
  for (const key of [KEY, elsewhere]) shelf.setItem(`tablee:drawing:${key}`, write(SCRAWL));
  reading("fr");
  expect([kept(KEY), kept(elsewhere)]).toEqual([null, SCRAWL]);
});

it.each(COURSES)("tells the truth about letters and points: %s", (language, texts) => {
  const [first, second] = stepOf(language, "end").gallery;
  expect(first).toMatchObject({
    right: "B",
    active: 0,
    accomplice: 1,
    scores: [1, 1, 0, 2].map((points) => ({ points })),
  });
  expect(second).toMatchObject({
    right: "C",
    active: 1,
    accomplice: 0,
    scores: [2, 2, 0, 0].map((points) => ({ points })),
  });
  expect(texts["draw.text"]).toContain(first!.word);
  expect(texts["accomplice.text"]).toContain(second!.word);
});
