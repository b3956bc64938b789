/**
 * What the browser's Back takes away before it leaves the page: the history has a step for each thing that lies over it.
 */

interface Cover {
  readonly onback: () => void;
}

class Covers {
  private lying: readonly Cover[] = [];
  /** Whether we are walking back ourselves. */
  private isWalking = false;

  /** Back calls this instead of leaving the page; returns how to take it off otherwise. */
  lay(onback: () => void): () => void {
    const cover = { onback };
    this.lying = [...this.lying, cover];
    this.keepStep();
    return () => {
      this.lying = this.lying.filter((it) => it !== cover);
      this.keepStep();
    };
  }

  /** How many steps of the history belong to the page we are on. */
  get depth(): number {
    const state = history.state as { depth?: number } | null;
    return state?.depth ?? 0;
  }

  /** The browser went to another step of the same page. */
  step(): void {
    if (!this.isWalking) for (const it of this.lying.slice(this.depth).reverse()) it.onback();
    this.isWalking = false;
    this.keepStep();
  }

  /** Once everything has come and gone: one paper that takes the place of another needs no step. */
  private keepStep(): void {
    queueMicrotask(() => {
      if (this.isWalking) return;
      while (this.depth < this.lying.length) {
        // Taken back, the step leaves the page where it is by then, not where it was when something was laid.
        history.scrollRestoration = "manual";
        history.pushState({ depth: this.depth + 1 }, "");
      }
      const tooMany = this.depth - this.lying.length;
      if (tooMany === 0) return;
      this.isWalking = true;
      history.go(-tooMany);
    });
  }
}

export const covers = new Covers();
