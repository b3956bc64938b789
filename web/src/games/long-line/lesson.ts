/** LONG-LINE in a minute, as the rules have played it: `tools/lessons/long_line.py`. */

import type { Action, Seen, View } from "../../wire/long-line";
import { recorded } from "../lesson/lesson";
import lines from "./lesson.json";

export const STEPS = recorded<View, Action, Seen>(lines);
