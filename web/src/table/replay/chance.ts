/** The table's chance once more, from the revealed seed; draw for draw what `core/chance.py` drew. */

import type * as Games from "../../games/game";
import { digest, hex, hmac, joined } from "../sha256";

const LABEL = bytesOf("tablee/1");
const SPAN = 2 ** 32;

/** What the table showed before the first card; only this seed can answer it. */
export function commitment(seed: Uint8Array, game: string, version: number): string {
  return hex(digest(joined(LABEL, bytesOf(`\0${game}\0${version}\0`), seed)));
}

/** The stream's key: the table's seed and what each seat added, in seat order. */
export function keyFrom(seed: Uint8Array, salts: readonly Uint8Array[]): Uint8Array {
  return hmac(seed, joined(LABEL, ...salts.map(digest)));
}

export class Chance implements Games.Chance {
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly position: number,
  ) {}

  below(bound: number): number {
    // Numbers from here on would favour the low ones: draw again.
    const fair = SPAN - (SPAN % bound);
    for (;;) {
      const word = this.words.pop() ?? this.drawn();
      if (word < fair) return word % bound;
    }
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** Fisher-Yates, from the last place down. */
  shuffled<T>(things: readonly T[]): readonly T[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }

  /** Eight numbers of 32 bits; the last of the block is used first. */
  private drawn(): number {
    const bytes = hmac(this.key, bytesOf(`${this.position}:${this.block}`));
    const view = new DataView(bytes.buffer);
    this.block += 1;
    this.words = Array.from({ length: 7 }, (_, at) => view.getUint32(at * 4));
    return view.getUint32(28);
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
