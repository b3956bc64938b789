/** Everything open: what every seat knew at one moment of a finished game, in one view. */

import type { Seat } from "../wire/messages";
import type { AnyView } from "./game";

/** What everybody saw, with nothing to do. */
export function openView<View extends AnyView>(views: readonly View[]): View & { readonly seat: null } {
  const [any] = views;
  if (!any) throw new Error("a game without seats");
  return { ...any, seat: null, offers: [] };
}

interface Owning extends AnyView {
  readonly own: unknown;
}
/** By seat what was its own. */
export type Opened<View extends Owning> = View & { readonly opened: readonly View["own"][] };

export function opened<View extends Owning>(views: readonly View[]): Opened<View> {
  return { ...openView(views), own: null, opened: views.map((view) => view.own) };
}

/** What this seat holds and knows, where everything is open. */
export function openedOf<View extends Owning>(view: View & Partial<Opened<View>>, seat: Seat): View["own"] | null {
  return view.opened?.[seat] ?? null;
}
