/** Tables that begin as soon as one sits there, against the easiest bots: those that a lesson ends in. */

const codes = new Set<string>();

export function beginAtOnce(code: string): void {
  codes.add(code);
}

/** Whether this one is to begin now; it is told once, so that whoever comes back finds a table like any other. */
export function beginsAtOnce(code: string): boolean {
  return codes.delete(code);
}
