import { expect, it } from "vitest";
import type { Action, View } from "../../wire/trapwords";
import { walked } from "../lesson/walked";
import { Torch } from "./ctrl.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

/** What a learner types: a trap, two clues, a guess. */
const WORDS = {
  fr: [fr, { trap: "balai", clue: "Grotte", again: "peluche", guess: "Fantome" }],
  en: [en, { trap: "broom", clue: "Cave", again: "teddy", guess: "Ghost" }],
} as const;
const NAMES = ["trap", "ready", "stop", "book", "clue", "again", "found", "guess", "end"];

type Typed = (typeof WORDS)["fr" | "en"][1];

function done(ctrl: Torch, name: string, view: View, typed: Typed, end: string): Action | null {
  ctrl.settle(view, []);
  ctrl.trap = typed.trap;
  ctrl.guess = typed.guess;
  switch (name) {
    case "trap":
      return ctrl.proposed();
    case "ready":
      return { type: "declare_ready" };
    case "stop":
      return ctrl.object(view, "stop");
    case "book":
      return { type: "open_book" };
    case "guess":
      return ctrl.guessed();
    default: {
      const [word] = ctrl.typed(view, `${name === "clue" ? typed.clue : typed.again} `);
      if (end === "enter") ctrl.enter(view);
      return word ?? null;
    }
  }
}

it.each([
  ["fr", "a space"],
  ["en", "enter"],
] as const)("can be walked to the end with what each step offers, in %s, clues ended by %s", (language, end) => {
  const [texts, typed] = WORDS[language];
  const ctrl = new Torch();
  const names = walked(STEPS[language], [texts], (name, view) => done(ctrl, name, view, typed, end));
  expect(names).toEqual(NAMES);
});

it.each(["fr", "en"] as const)("stops by the word as well as by the button: %s", (language) => {
  const step = STEPS[language].find(({ name }) => name === "stop");
  const view = step!.view([]);
  const ctrl = new Torch();
  const sprung = view.turn!.words.find((it) => it.marks.length > 0)!;
  expect(step!.wants?.(ctrl.tap(view, sprung)!)).toBe(true);
  expect(sprung.word).toBe(WORDS[language][1].trap);
});
