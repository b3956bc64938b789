/** The papers that come when called, by name. */

import type { LastGameView } from "../wire/messages";

export type SheetName =
  | "invite"
  | "talk"
  | "log"
  | "rules"
  | "menu"
  | "table"
  | "leave"
  | "away"
  | "replay"
  | "last"
  | "lesson"
  | "else"
  | "programme"
  | "evening";

/** A game that one came to look back at, and perhaps one of its steps. */
export interface Past {
  readonly game: LastGameView;
  readonly step: number | null;
}
