/** A game file that was dropped on one page and is looked at on another. */

class Hand {
  file = $state.raw<unknown>(null);

  /** What lies in it, once. */
  take(): unknown {
    const { file } = this;
    this.file = null;
    return file;
  }
}

export const brought = new Hand();
