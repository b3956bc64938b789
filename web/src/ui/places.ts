/** Where things come from and go to: places of the page by name, `data-place="seat-2"`. */

import type { Box } from "./flying.svelte";

/** The first of that name that can be seen. */
export function whereIs(name: string): Box | null {
  for (const it of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
    const box = it.getBoundingClientRect();
    if (box.width && box.height) return box;
  }
  return null;
}
