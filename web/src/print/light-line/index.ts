/** The box as it is printed: its pieces, and what each shows. */

import { box } from "../box";
import Face from "./Face.svelte";
import { decks } from "./pieces";

export default box({ Face, decks });
