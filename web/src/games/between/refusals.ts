/** What this game refuses, in the person's language. */

import { words } from "../../i18n/words";
import { refusals as en } from "./refusals.en";
import { refusals as fr } from "./refusals.fr";

export const refusal = words(en, fr);
