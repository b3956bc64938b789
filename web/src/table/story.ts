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

/** Who did it then, whoever has the seat now. */
function then(speaker: Speaker, names: readonly string[] | undefined): Speaker {
  return names ? { ...speaker, name: (of) => names[of] || speaker.name(of) } : speaker;
}

export function story(
  module: AnyGameModule,
  told: readonly Told[],
  view: unknown,
  speaker: Speaker,
  holds = NOTHING,
): StoryLine[] {
  const lines: readonly Omit<Told, "seq">[] =
    told.length > 0 ? told : (module.recall?.(view as AnyView) ?? []).map((event) => ({ event }));
  return lines.flatMap(({ event, names }, place) => {
    const text = holds(event) ? null : module.tell(event, then(speaker, names));
    return text === null ? [] : [{ key: `${place}`, text }];
  });
}
