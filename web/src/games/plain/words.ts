/** The words of the plain table, in the person's language. */

import { words } from "../../i18n/words";
import { plain as en } from "./words.en";
import { plain as fr } from "./words.fr";

export const say = words(en, fr);
