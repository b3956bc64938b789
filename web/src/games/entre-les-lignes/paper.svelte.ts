/** My paper of this round, and whether it may be handed in. Knows no page. */

import { untrack } from "svelte";
import { KeptPaper } from "../../draw/paper.svelte";
import type { View } from "../../wire/entre-les-lignes";
import { isOffered } from "../offers";

export class Paper extends KeptPaper {
  /** After the reveal this device need not keep it. */
  settle(code: string, game: number, view: View): void {
    const { own, seat, phase } = view;
    const isOver = phase === "over";
    const round = phase === "reveal" || isOver ? null : view.round;
    this.lie({ code, game, round, isOver, seat: own && view.round > 0 ? seat : null, name: own?.drawing ?? "" });
    untrack(() => {
      if (this.wantsIn && !this.mayDraw(view)) this.wantsIn = false;
    });
  }

  mayDraw(view: View): boolean {
    return isOffered(view.offers, "draw");
  }

  /** There is something on it, and something new where it was sent back. */
  mayHandIn(view: View): boolean {
    const isNew = view.phase === "draw" || isOffered(view.offers, "hand_in") || !this.isSaved;
    return this.mayDraw(view) && !this.isBlank && isNew;
  }

  /** To be handed in now: the table has all of it. */
  isReady(view: View): boolean {
    return this.wantsIn && this.isSaved && this.mayHandIn(view);
  }
}
