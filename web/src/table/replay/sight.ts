/** Through whose eyes a step is seen: its view, its news, and its sentence. */

import type { AnyGameModule, AnyView } from "../../games/game";
import type { Glimpse, ReplayStep, Seat } from "../../wire/messages";
import { say } from "./words";

export type Eyes = Seat | "spectator" | "open";

export interface Sight {
  /** Whose hand lies below; null where nobody's does. */
  readonly seat: Seat | null;
  readonly view: AnyView;
  readonly news: readonly unknown[];
  readonly sentence: string;
}

export function sightOf(
  step: ReplayStep,
  eyes: Eyes,
  module: AnyGameModule,
  name: (seat: Seat) => string,
): Sight | null {
  const glimpse = glimpseOf(step, eyes);
  if (!glimpse) return null;
  const view = eyes === "open" ? opened(step, module) : (glimpse.view as AnyView);
  if (!view) return null;
  return {
    seat: glimpse.seat,
    view: { ...view, offers: [], deadline: null },
    news: glimpse.news,
    sentence: eyes === "open" ? openSentence(step.event, module, name) : sentence(glimpse, module, name),
  };
}

/** What lies open is told to a spectator; what was hidden is in the view. */
function glimpseOf({ glimpses }: ReplayStep, eyes: Eyes): Glimpse | undefined {
  return glimpses.find((it) => it.seat === (typeof eyes === "number" ? eyes : null));
}

function opened({ glimpses }: ReplayStep, module: AnyGameModule): AnyView | null {
  return module.open?.(glimpses.flatMap((it) => (it.seat === null ? [] : [it.view as AnyView]))) ?? null;
}

function openSentence(event: unknown, module: AnyGameModule, name: (seat: Seat) => string): string {
  return module.tellOpen?.(event, name) ?? module.tell(event, { seat: null, name }) ?? "";
}

function sentence({ seat, news, view }: Glimpse, module: AnyGameModule, name: (seat: Seat) => string): string {
  const speaker = { seat, name };
  if (news.length === 0) return say("unnoticed");
  const told = news.map((it) => module.tell(it, speaker)).filter((it) => it !== null);
  return told.length > 0 ? told.join(" ") : module.now(view as AnyView, speaker).text;
}
