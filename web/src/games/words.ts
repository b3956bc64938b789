/** What several games say in the same words. */

import { words } from "../i18n/words";
import { shared as en } from "./words.en";
import { shared as fr } from "./words.fr";

export const say = words(en, fr);
