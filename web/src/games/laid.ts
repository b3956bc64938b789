/** For tests: a game's Table, Hand or Tv with all that the page would give it, to be changed while it is laid. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import type { AnyView, GameProps, Place } from "./game";
import { Given } from "./given.svelte";

/** What each of these says, in one line. */
export function texts(what: string): string[] {
  return [...document.querySelectorAll(what)].map((it) => (it.textContent ?? "").replace(/\s+/g, " ").trim());
}

/** So much later by a clock that the test turns. */
export function after(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

export class Laid<View extends AnyView & { readonly seat: number | null }, Action, News, Ctrl> {
  readonly sent: Action[] = [];
  private readonly page: Record<string, unknown>;
  private readonly given: Given<GameProps<View, Action, News, Ctrl>>;

  constructor(
    part: Component<GameProps<View, Action, News, Ctrl>>,
    {
      view,
      people,
      ctrl,
      isAlone = false,
      code = "ABCD",
    }: { view: View; people: readonly Place[]; ctrl: Ctrl; isAlone?: boolean; code?: string },
  ) {
    this.given = new Given<GameProps<View, Action, News, Ctrl>>({
      view,
      news: [],
      act: (action) => this.sent.push(action),
      pending: [],
      people,
      seat: view.seat,
      now: () => 0,
      rule: () => undefined,
      code,
      game: 1,
      ctrl,
      isAlone,
    });
    this.page = mount(part, { target: document.body, props: this.given.live });
    flushSync();
  }

  see(view: View, ...news: readonly News[]): void {
    this.given.set({ view, news });
    flushSync();
  }

  /** Whether the table lies on another screen. */
  leave(isAlone: boolean): void {
    this.given.set({ isAlone });
    flushSync();
  }

  press(name: string): void {
    const button = [...document.querySelectorAll("button")].find(
      (it) => (it.getAttribute("aria-label") ?? it.textContent)?.trim() === name,
    );
    if (!button) throw new Error(`no button ${name}`);
    button.click();
    flushSync();
  }

  get text(): string {
    return document.body.textContent.replace(/\s+/g, " ");
  }

  remove(): void {
    void unmount(this.page);
  }
}
