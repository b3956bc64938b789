/** The words of the print room, in the person's language. */

import { words } from "../i18n/words";
import { print as en } from "./words.en";
import { print as fr } from "./words.fr";

export const say = words(en, fr);
