/** The words of the drawing kit, in the person's language. */

import { words } from "../i18n/words";
import { drawing as en } from "./words.en";
import { drawing as fr } from "./words.fr";

export const say = words(en, fr);
