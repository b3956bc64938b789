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
  return told.flatMap((_, place) => lineAt(place, module, told, speaker, holds) ?? []);
}

/** The last line of it, and no sentence is made for those before. */
export function lastLine(
  module: AnyGameModule,
  told: readonly Told[],
  speaker: Speaker,
  holds = NOTHING,
): StoryLine | null {
  for (let place = told.length - 1; place >= 0; place -= 1) {
    const line = lineAt(place, module, told, speaker, holds);
    if (line) return line;
  }
  return null;
}

function lineAt(
  place: number,
  module: AnyGameModule,
  told: readonly Told[],
  speaker: Speaker,
  holds: Holds,
): StoryLine | null {
  const it = told[place];
  const text = !it || holds(it.event) ? null : module.tell(it.event, then(speaker, it.names));
  return text === null ? null : { key: `${place}`, text };
}
