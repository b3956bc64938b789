/** How large the paper may be, and where the tools lie: all that matters is to be seen at once, on a low phone too. */

export interface Space {
  /** Pixels from edge to edge. */
  readonly breadth: number;
  /** Pixels from the upper edge of the paper to whatever lies below it for good. */
  readonly height: number;
  readonly rem: number;
  /** Under the paper, from above. */
  readonly rows: readonly Row[];
}

export interface Row {
  /** Pixels from the lower edge of the paper to that of the row, where it lies under it. */
  readonly end: number;
  /** In rem: a smaller paper is too high a price for the sight of this row. */
  readonly least: number;
}

export interface Laid {
  readonly side: number;
  /** The tools stand beside the paper. */
  readonly isBeside: boolean;
}

/** In rem: a smaller paper is of no use, and then one has to scroll. */
const LEAST = 12.5;
/** In rem: the tools beside the paper, and the gap. */
const BESIDE = 21;
const GAP = 1.5;
/** Rows that are the same wherever they lie. */
const ALWAYS = 2;
/** Pixels between the paper and its neighbours. */
const MARGIN = 8;
/** Of the screen: where less is left, it is scrolled. */
const MUCH = 0.45;

export function lay({ breadth, height, rem, rows }: Space): Laid {
  const least = LEAST * rem;
  const under = (some: readonly Row[]): number => {
    const fits = (it: Row): number => Math.min(breadth, height - it.end);
    const seen = some.findLast((it) => fits(it) >= it.least * rem) ?? some[0];
    return Math.max(seen ? fits(seen) : Math.min(breadth, height), Math.min(least, breadth));
  };
  const beside = Math.min(breadth - (BESIDE + GAP) * rem, Math.max(height, least));
  // The rows after these are of another height where there is room beside the paper.
  const isBeside = beside >= under(rows.slice(0, ALWAYS));
  return { side: Math.floor(isBeside ? beside : under(rows)), isBeside };
}

/** The parts of an easel, as they lie on the page. */
export interface Parts {
  readonly frame: HTMLElement;
  readonly paper: HTMLElement;
  /** What there is to say, between paper and tools. */
  readonly notes: HTMLElement;
  readonly side: HTMLElement;
}

export function spaceOf({ frame, paper, notes, side }: Parts): Space {
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  const stage = stageOf(frame);
  const screen = stage?.clientHeight ?? root.clientHeight - stuck(frame);
  const top = stage ? stage.scrollTop - stage.getBoundingClientRect().top : scrollY;
  const left = screen - MARGIN - (paper.getBoundingClientRect().top + top);
  // Counted from the first tool, since it may stand beside the paper now.
  const above = notes.offsetHeight + MARGIN - side.getBoundingClientRect().top;
  const rows = [...side.querySelectorAll<HTMLElement>("[data-least]")];
  return {
    breadth: frame.clientWidth,
    // What begins too far down is scrolled to first, and has the screen for itself.
    height: left < Math.max(LEAST * rem, screen * MUCH) ? screen - 2 * MARGIN : left,
    rem,
    rows: rows.map((it) => ({ end: above + it.getBoundingClientRect().bottom, least: Number(it.dataset["least"]) })),
  };
}

/** The part of the page that scrolls by itself, where the page does not. */
function stageOf(frame: HTMLElement): HTMLElement | null {
  for (let it = frame.parentElement; it && it !== document.body; it = it.parentElement)
    if (getComputedStyle(it).overflowY === "auto") return it;
  return null;
}

/** How high the bar is that stays at the lower edge of the screen. */
function stuck(frame: HTMLElement): number {
  const bar = frame.closest("main")?.lastElementChild;
  return bar instanceof HTMLElement && getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
}

/** Tells it at once, and when something comes or goes around it; but no paper changes under the pen. */
export function watch(parts: Parts, tell: (laid: Laid) => void): () => void {
  const pens = new Set<number>();
  let frame = 0;
  const measure = () => {
    if (pens.size === 0) tell(lay(spaceOf(parts)));
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const down = (event: PointerEvent) => pens.add(event.pointerId);
  const up = (event: PointerEvent) => {
    if (pens.delete(event.pointerId)) soon();
  };
  const watcher = new ResizeObserver(soon);
  for (const it of [parts.frame, document.body]) watcher.observe(it);
  parts.paper.addEventListener("pointerdown", down);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  addEventListener("resize", soon);
  measure();
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    parts.paper.removeEventListener("pointerdown", down);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    removeEventListener("resize", soon);
  };
}
