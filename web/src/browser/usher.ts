/** Brings what happens into view, until a hand on the page says otherwise. */

/** What a person does to look elsewhere. */
const HANDS = ["wheel", "touchmove", "keydown"] as const;
const KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

export class Usher {
  private isDismissed = false;

  constructor(private readonly isStill: () => boolean) {}

  /** With the next frame: to lay out a page that has just changed is work of its own. */
  bring(what: Element | null | undefined): void {
    requestAnimationFrame(() => {
      if (!this.isDismissed)
        what?.scrollIntoView({ block: "nearest", behavior: this.isStill() ? "instant" : "smooth" });
    });
  }

  dismiss(): void {
    this.isDismissed = true;
  }

  /** Until the page is left. */
  attend(page: EventTarget): () => void {
    const feel = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || KEYS.has(event.key)) this.dismiss();
    };
    for (const kind of HANDS) page.addEventListener(kind, feel, { passive: true });
    return () => HANDS.forEach((kind) => page.removeEventListener(kind, feel));
  }
}
