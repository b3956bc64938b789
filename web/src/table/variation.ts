/** The words for going on from a step, in the person's language. */

import { words } from "../i18n/words";
import { variation as en } from "./variation.en";
import { variation as fr } from "./variation.fr";

export const say = words(en, fr);
