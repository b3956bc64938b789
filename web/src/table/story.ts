/** The log as sentences: what was told, as each game tells it. */

import type { AnyGameModule, Place, Speaker } from "../games/game";
import type { Told } from "../store/chronicle";

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

/** Who did it then, whoever has the seat now. */
function then(speaker: Speaker, names: readonly string[] | undefined): Speaker {
  return names ? { ...speaker, name: (of) => names[of] || speaker.name(of) } : speaker;
}

export function story(module: AnyGameModule, told: readonly Told[], speaker: Speaker, holds = NOTHING): StoryLine[] {
  return told.flatMap(({ event, names }, place) => {
    const text = holds(event) ? null : module.tell(event, then(speaker, names));
    return text === null ? [] : [{ key: `${place}`, text }];
  });
}
