/** The log as sentences: what was told, or what can be read off the view by somebody who just came. */

import type { AnyGameModule, AnyView, Place, Speaker } from "../games/game";
import type { Told } from "../store/journal";

/** Whether something is told to nobody yet. */
export type Holds = (event: unknown) => boolean;
export const NOTHING: Holds = () => false;

export interface StoryLine {
  readonly key: string;
  readonly text: string;
}

export function speakerOf(places: readonly Place[], seat: number | null): Speaker {
  return { seat, name: (of) => places[of]?.name ?? String(of + 1) };
}

export function story(module: AnyGameModule, told: readonly Told[], view: unknown, speaker: Speaker, holds = NOTHING): StoryLine[] {
  const events = told.length > 0 ? told.map((it) => it.event) : (module.recall?.(view as AnyView) ?? []);
  return events.flatMap((event, place) => {
    const text = holds(event) ? null : module.tell(event, speaker);
    return text === null ? [] : [{ key: `${place}`, text }];
  });
}
