/** The words of this table, in the person's language. */

import { words } from "../../i18n/words";
import type { View } from "../../wire/wordz";
import { shared as sharedEn } from "../words.en";
import { shared as sharedFr } from "../words.fr";
import { table as en } from "./words.en";
import { table as fr } from "./words.fr";

export const say = words({ ...sharedEn, ...en }, { ...sharedFr, ...fr });

/** Which dictionary speaks. */
export const tongue = (view: View): string => say(`tongue.${view.options.language}`);
