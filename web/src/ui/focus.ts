/**
 * Where a key was pressed on something that is now gone, the keyboard goes to what says what is next: never back to the
 * top of the page, nor to a box that says nothing.
 */

/** On a paper what a lesson says, or its title; in a game the sentence about this moment, or who won; elsewhere the title of the page. */
const SAYING = ["main [data-now]", "main #end-title", "main h1"];

/** Returns how to stop. */
export function keepFocus(root: HTMLElement = document.body): () => void {
  // From what had the focus outwards.
  let path: readonly Element[] = [];

  const took = (event: FocusEvent): void => {
    path = event.composedPath().filter((it) => it instanceof Element);
  };
  // Whoever leaves on purpose leaves something behind that is still there; what is shut loses the keyboard a little later.
  const left = (event: FocusEvent): void => {
    const from = event.target;
    if (event.relatedTarget === null && from instanceof Element) {
      queueMicrotask(() => {
        if (!isThere(from)) mend();
        else if (document.hasFocus() && path[0] === from) path = [];
      });
    }
  };
  const mend = (): void => {
    const [lost] = path;
    if (!lost || isThere(lost) || (document.activeElement && document.activeElement !== document.body)) return;
    // A shape inside a drawing cannot be focused for good; the page around it can.
    const near = path.find((it) => it instanceof HTMLElement && isThere(it)) ?? root;
    const paper = near.closest("dialog");
    const places = paper
      ? ["[data-now]", "h2"].map((it) => paper.querySelector(it))
      : SAYING.map((it) => document.querySelector(it));
    const home = places.find((it) => it !== null);
    if (!(home instanceof HTMLElement)) return;
    if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
    home.focus({ preventScroll: true });
  };

  const watching = new MutationObserver(mend);
  watching.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert"] });
  root.addEventListener("focusin", took);
  root.addEventListener("focusout", left);
  return () => {
    watching.disconnect();
    root.removeEventListener("focusin", took);
    root.removeEventListener("focusout", left);
  };
}

function isThere(it: Element): boolean {
  return it.isConnected && !it.matches(":disabled") && !it.closest("[inert]");
}
