/** The cards that others have laid: marked until one's own turn ends. Knows no page. */

import type { Seat } from "../../wire/messages";
import { isPlaced, type Told } from "./glow.svelte";

export class Newcomers {
  cards = $state.raw<readonly number[]>([]);
  private heard: readonly Told[] = [];
  private turn: Seat | undefined;

  /** Whoever only watches sees the last one marked. */
  hear(news: readonly Told[], me: Seat | null): void {
    if (news === this.heard) return;
    this.heard = news;
    for (const it of news) this.note(it, me);
  }

  private note(told: Told, me: Seat | null): void {
    if (isPlaced(told)) {
      const before = me === null ? [] : this.cards;
      if (told.seat !== me) this.cards = [...before, told.laid[0]];
    }
    const isOver = told.type === "game_ended" || (told.type === "turn_began" && this.turn === me && told.seat !== me);
    if (isOver) this.cards = [];
    this.turn = told.seat ?? this.turn;
  }
}
