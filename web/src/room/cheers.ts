/** Hearts and laughs of a room, as a game's screen is given them. */

import type { Cheers } from "../games/game";
import type { RoomView } from "../wire/messages";
import { personOf } from "./places";

/** Without `give` they can only be looked at. */
export function cheersOf(room: Pick<RoomView, "cheered" | "people" | "you">, give?: Cheers["give"]): Cheers {
  const drawings = new Map(room.cheered.map((it) => [it.drawing, it]));
  return {
    of: (drawing, kind) => {
      const cheered = drawings.get(drawing);
      const from = (kind === "heart" ? cheered?.hearts : cheered?.laughs) ?? [];
      return from.map((id) => ({ name: personOf(room, id)?.name ?? "", isYou: id === room.you }));
    },
    give,
  };
}
