/** The lesson: the real table and hand, and a moment that is made up. */

import Lesson from "./Lesson.svelte";
import { part } from "./part.svelte.js";

export default (house) => part(Lesson, house);
