/** How Between tells what looking back has found. */

import { hindsight } from "../hindsight";
import { review as en } from "./review.en";
import { review as fr } from "./review.fr";

export default hindsight(en, fr, ["intervals"]);
