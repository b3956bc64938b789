/** One touch, and whatever plays is over: nobody has to sit through it. Knows no page. */

const playing = new Set<() => void>();

/** `finish` is called at the next touch or key; what is over before then says so by what it gets back. */
export function untilTouched(finish: () => void): () => void {
  playing.add(finish);
  return () => {
    playing.delete(finish);
  };
}

/** Ends what plays now, and nothing that begins before it is called. */
export function toSkip(): () => void {
  const now = [...playing];
  return () => {
    for (const finish of now) if (playing.delete(finish)) finish();
  };
}

/** Somebody has touched the page. */
export function skip(): void {
  toSkip()();
}
