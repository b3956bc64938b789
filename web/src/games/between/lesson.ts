/** Between in a minute, as the rules have played it: `tools/lessons/between.py`. */

import type { Action, Seen, View } from "../../wire/between";
import { recorded } from "../lesson/lesson";
import lines from "./lesson.json";

export const STEPS = recorded<View, Action, Seen>(lines);
