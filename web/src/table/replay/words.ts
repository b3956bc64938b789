/** The words of looking back, fetched with it. */

import { words } from "../../i18n";
import { replay as en } from "./words.en";
import { replay as fr } from "./words.fr";

export const say = words(en, fr);
