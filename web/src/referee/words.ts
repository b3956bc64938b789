/** The words of the referee, in the person's language. */

import { words } from "../i18n/words";
import { referee as en } from "./words.en";
import { referee as fr } from "./words.fr";

export const say = words(en, fr);
