/** The words of this table, in the person's language. */

import { words } from "../../i18n/words";
import { shared as sharedEn } from "../words.en";
import { shared as sharedFr } from "../words.fr";
import { table as en } from "./words.en";
import { table as fr } from "./words.fr";

export const say = words({ ...sharedEn, ...en }, { ...sharedFr, ...fr });
