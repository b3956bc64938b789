/** A person's own notes at one table and seat: kept on this device, and nowhere else. */

import { shelf } from "../../store/settings.svelte";
import type { Seat } from "../../wire/messages";

export const LONGEST = 4000;

export class Notepad {
  private readonly key: string;
  private written = $state("");

  constructor(code: string, seat: Seat) {
    this.key = `tablee:notes:wordz:${code}:${seat}`;
    this.written = shelf.getItem(this.key) ?? "";
  }

  get text(): string {
    return this.written;
  }

  set text(text: string) {
    this.written = text.slice(0, LONGEST);
    if (this.written) shelf.setItem(this.key, this.written);
    else shelf.removeItem(this.key);
  }
}
