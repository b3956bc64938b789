/** Which touches and keys say "go on": all of a finger, but neither writing nor walking with the keyboard. */

import { skip, toSkip } from "./skips";

const WALKING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/** So long after a finger was lifted its click may still come, in milliseconds; a finger that drew or scrolled has none. */
const CLICK = 100;

let finish: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What plays then is over with the click: sooner, the page would move away under the finger that presses something. */
export function pressed(): void {
  clicked();
  finish = toSkip();
}

export function lifted(): void {
  clearTimeout(timer);
  timer = setTimeout(clicked, CLICK);
}

export function clicked(): void {
  clearTimeout(timer);
  finish?.();
  finish = null;
}

export function typed(event: KeyboardEvent): void {
  if (WALKING.has(event.key) || isWritten(event.target)) return;
  skip();
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, [contenteditable]");
}
