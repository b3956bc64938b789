/** For tests: a mode's part of a television, laid for somebody who watches, and what there is to see of it. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { settings } from "../../../store/settings.svelte";
import type { AnyView, GameProps } from "../../game";
import { seated } from "../../seated";

export interface Shown {
  readonly text: string;
  readonly page: HTMLElement;
  /** The cards of each picture, by its name. */
  readonly cards: (title: string) => readonly string[];
}

export const PEOPLE = seated(["Ada", "Lou", "Max"]);

/** In English; what was shown before is taken away. */
export function shown<V extends AnyView, A, N, C>(
  Tv: Component<GameProps<V, A, N, C>>,
  given: { readonly view: V; readonly ctrl: C; readonly news?: readonly N[]; readonly isAlone?: boolean },
): Shown {
  settings.language = "en";
  takeAway();
  const props: GameProps<V, A, N, C> = {
    news: [],
    people: PEOPLE,
    seat: null,
    now: () => 0,
    act: () => undefined,
    pending: [],
    rule: () => undefined,
    code: "TEST",
    game: 1,
    ...given,
  };
  laid = mount(Tv, { target: document.body, props });
  flushSync();
  const page = document.body;
  const cards = (title: string): readonly string[] =>
    [...page.querySelectorAll(`svg[aria-label="${title}"] [data-laid]`)].map(
      (it) => it.getAttribute("data-laid") ?? "",
    );
  return { text: (page.textContent ?? "").replace(/\s+/g, " "), page, cards };
}

let laid: Record<string, unknown> | null = null;

export function takeAway(): void {
  if (laid) void unmount(laid);
  laid = null;
  document.body.textContent = "";
}
