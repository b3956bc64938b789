/** WORDZ in a minute, as the rules have played it with the words of each language: `tools/lessons/wordz.py`. */

import type { Action, Seen, View } from "../../wire/wordz";
import { recorded } from "../lesson/lesson";
import en from "./lesson.en.json";
import fr from "./lesson.fr.json";

export const STEPS = { en: recorded<View, Action, Seen>(en), fr: recorded<View, Action, Seen>(fr) } as const;
