/** What every way of choosing is given: its label, what may be chosen, and what is chosen so far. */

import type { Value } from "../../../wire/messages";

export interface Picking<Way> {
  label: string;
  way: Way;
  draft: Value | undefined;
  onchoose: (value: Value) => void;
}
