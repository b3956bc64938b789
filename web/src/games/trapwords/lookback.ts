/** The words of looking back, in the person's language. */

import { words } from "../../i18n/words";
import { review as en } from "./review.en";
import { review as fr } from "./review.fr";

export const say = words(en, fr);
