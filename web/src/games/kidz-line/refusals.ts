/** The refusals of KIDZ-LINE, as one says them to a child. */

import { words } from "../../i18n/words";
import { refusal as shared } from "../light-line/refusals";
import { refusals as en } from "./refusals.en";
import { refusals as fr } from "./refusals.fr";

const say = words(en, fr);

export const refusal = (code: string): string | null => say.find(code) ?? shared(code);
