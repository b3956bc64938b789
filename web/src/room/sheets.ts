/** The papers that come when called, by name. */

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
  | "evening";
