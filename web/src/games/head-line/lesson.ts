/** HEAD-LINE in a minute, as the rules have played it: `tools/lessons/head_line.py`. */

import type { Action, Seen, View } from "../../wire/head-line";
import { recorded } from "../lesson/lesson";
import lines from "./lesson.json";

export const STEPS = recorded<View, Action, Seen>(lines);
