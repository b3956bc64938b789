/** Time that runs out, drawn from the server's deadline; the table, not a drawing, says when it is up. */

export interface Waning {
  /** Milliseconds. */
  readonly left: number;
  readonly seconds: number;
  /** How much there was when this deadline was first seen. */
  readonly whole: number;
}

/** Called while a component is made; none runs where there is no deadline. */
export function waning(deadline: () => number | null, now: () => number): Waning {
  let left = $state(0);
  let whole = $state(1);

  // Before anything is drawn, so that nothing looks as if it were short.
  $effect.pre(() => {
    const end = deadline();
    if (end === null) return;
    const draw = (): number => (left = Math.max(0, end - now()));
    whole = Math.max(draw(), 1);
    const ticking = setInterval(draw, 200);
    return () => clearInterval(ticking);
  });

  return {
    get left() {
      return left;
    },
    get seconds() {
      return Math.ceil(left / 1000);
    },
    get whole() {
      return whole;
    },
  };
}
