/** The words of the television, in the language of the device. */

import { words } from "../i18n/words";
import { tv as en } from "./words.en";
import { tv as fr } from "./words.fr";

export const say = words(en, fr);
