/** The table's chance once more, from the revealed seed; draw for draw what `core/chance.py` drew. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, createView, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draws } from "../../wire/messages";

const LABEL = utf8ToBytes("tablee/1");
const SPAN = 2 ** 32;

/** What the table showed before the first card; only this seed can answer it. */
export function commitment(seed: Uint8Array, game: string, version: number): string {
  return bytesToHex(sha256(concatBytes(LABEL, utf8ToBytes(`\0${game}\0${version}\0`), seed)));
}

/** The stream's key: the table's seed and what each seat added, in seat order. */
export function keyFrom(seed: Uint8Array, salts: readonly Uint8Array[]): Uint8Array {
  return hmac(sha256, seed, concatBytes(LABEL, ...salts.map((salt) => sha256(salt))));
}

/** The stretch of the stream that belongs to one position of the log. */
export class Chance {
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly position: number,
  ) {}

  /** From 0 up to, not including, the bound; null where nothing can be drawn below it. */
  below(bound: number): number | null {
    if (!Number.isInteger(bound) || bound < 1 || bound > SPAN) return null;
    // Numbers from here on would favour the low ones: draw again.
    const fair = SPAN - (SPAN % bound);
    for (;;) {
      const word = this.words.pop() ?? this.drawn();
      if (word < fair) return word % bound;
    }
  }

  /** Whether it draws what a line of the log says: a bound and what came, then what came below bounds that fall by one. */
  draws(runs: Draws): boolean {
    return runs.every(
      ([bound = 0, ...drawn]) => drawn.length > 0 && drawn.every((it, at) => this.below(bound - at) === it),
    );
  }

  /** Eight numbers of 32 bits; the last of the block is used first. */
  private drawn(): number {
    const view = createView(hmac(sha256, this.key, utf8ToBytes(`${this.position}:${this.block}`)));
    this.block += 1;
    this.words = Array.from({ length: 7 }, (_, at) => view.getUint32(at * 4));
    return view.getUint32(28);
  }
}
