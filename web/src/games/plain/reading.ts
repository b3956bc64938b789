/** What the page around a game asks of it, read off any view. */

import { t } from "../../i18n";
import type { Now, SeatNote, Speaker } from "../game";
import { opened, openView } from "../open";
import { isRecord, type Teller } from "../telling";
import type { PlainView } from "./choosing.svelte";
import { todo } from "./forms";
import { say } from "./words";

/** Whoever may do something is awaited, as far as a view tells. */
export function isMine(view: PlainView): boolean {
  const { forms, buttons, sketch } = todo(view.offers);
  return forms.length > 0 || buttons.length > 0 || sketch !== null;
}

export function now(view: PlainView, speaker: Speaker, teller: Teller): Now {
  const mine = isMine(view);
  return { text: teller.now(view, speaker, mine) ?? turn(view, speaker, mine), isMine: mine };
}

function turn(view: PlainView, { seat, name }: Speaker, mine: boolean): string {
  const active = activeIn(view);
  if (mine) return t("play.your_turn");
  return active === null || active === seat ? say("wait") : say("turn", { name: name(active) });
}

function activeIn(view: PlainView): number | null {
  const active = view["active"];
  return typeof active === "number" ? active : null;
}

/** By seat: points, whose turn it is, who is out. */
export function notes(view: PlainView): readonly SeatNote[] {
  const places = Array.isArray(view["places"]) ? (view["places"] as unknown[]) : [];
  const points = Array.isArray(view["points"]) ? (view["points"] as unknown[]) : [];
  const seats = Math.max(places.length, points.length, (activeIn(view) ?? -1) + 1);
  return Array.from({ length: seats }, (_, seat) => {
    const place = places[seat];
    const own = isRecord(place) ? place : {};
    const sum = own["points"] ?? points[seat];
    return {
      ...(typeof sum === "number" && { points: sum }),
      isActive: activeIn(view) === seat,
      isOut: own["is_out"] === true,
    };
  });
}

/** Everything open: what was each seat's own, where the game has such a thing. */
export function open(views: readonly PlainView[]): PlainView {
  return views.every((it) => isRecord(it["own"])) ? opened(views as readonly Owning[]) : openView(views);
}

type Owning = PlainView & { readonly own: unknown };
