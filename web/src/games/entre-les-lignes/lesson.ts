/** Entre les lignes in a minute, as the rules have played it with the words of each language: `tools/lessons/entre_les_lignes.py`. */

import { lay } from "../../draw/folder";
import { tidy } from "../../draw/keep";
import { doorsOf } from "../../draw/paper.svelte";
import { type Drawing, write } from "../../draw/strokes";
import type { Action, Seen, View } from "../../wire/entre-les-lignes";
import { recorded } from "../lesson/lesson";
import { Reading } from "./ctrl.svelte";
import en from "./lesson.en.json";
import fr from "./lesson.fr.json";

/** Pictures by name, each beside the step that shows it first. */
type Line = { readonly beside?: Readonly<Record<string, string | undefined>> };
const LINES: Readonly<Record<"en" | "fr", readonly Line[]>> = { en, fr };

export const STEPS = { en: recorded<View, Action, Seen>(en), fr: recorded<View, Action, Seen>(fr) } as const;

/** A blank paper, and a table that hangs whatever I draw where the script has hung its own; the others' pictures are there. */
export function reading(language: keyof typeof STEPS): Reading {
  const hang = (name: string, text: string) => lay("", new Map([[name, text]]));
  for (const { beside = {} } of LINES[language])
    for (const [name, text = ""] of Object.entries(beside)) hang(name, text);
  tidy((key) => !key.startsWith(":")); // of whoever learned here before

  const mine = STEPS[language].map(({ view }) => view([]).own?.drawing).find(Boolean) ?? "";
  const keep = async (_: string, drawing: Drawing) => {
    hang(mine, write(drawing));
    return mine;
  };
  return new Reading({ ...doorsOf(() => false), keep });
}
