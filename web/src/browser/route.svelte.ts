/** Which page the address means, and how to go to another without a reload. */

import { covers } from "./back";

export type Route =
  | { page: "home" }
  | { page: "open"; game: string }
  | { page: "learn"; game: string }
  | { page: "mine" }
  /** `past` is a game of that table's to look back at, and `step` one of its steps. */
  | { page: "table"; code: string; invite: string; past: number | null; step: number | null }
  | { page: "look" }
  | { page: "deals" }
  /** `told` is what somebody else came to, as their link has it. */
  | { page: "deal"; game: string; deal: string; told: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "print"; game: string }
  | { page: "referee"; game: string }
  | { page: "tv"; code: string; invite: string }
  | { page: "missing" };

export function parse(address: Pick<Location, "pathname" | "search" | "hash">): Route {
  const fragment = decoded(address.hash.slice(1));
  const [first, second, third, fourth] = address.pathname.split("/").filter(Boolean);
  if (first === undefined) {
    const asked = new URLSearchParams(address.search);
    const [open, learn] = [asked.get("play"), asked.get("learn")];
    if (open) return { page: "open", game: open };
    return learn ? { page: "learn", game: learn } : { page: "home" };
  }
  if ((first === "mine" || first === "look" || first === "deals") && second === undefined) return { page: first };
  if (first === "tv" && third === undefined)
    return { page: "tv", code: (second ?? "").toUpperCase(), invite: fragment };
  if (first === "deal" && second !== undefined && third !== undefined && fourth === undefined)
    return { page: "deal", game: second, deal: decoded(third), told: address.hash.slice(1) };
  if (third !== undefined || second === undefined) return { page: "missing" };
  if (first === "t") {
    const asked = new URLSearchParams(address.search);
    const [past, step] = ["past", "step"].map((it) => counted(asked.get(it)));
    return { page: "table", code: second.toUpperCase(), invite: fragment, past: past ?? null, step: step ?? null };
  }
  if (first === "rules") return { page: "rules", game: second, rule: fragment };
  if (first === "referee") return { page: "referee", game: second };
  if (first === "print") return { page: "print", game: second };
  return { page: "missing" };
}

/** What is no writing in an address is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** From one up; whatever else stands there is no number. */
function counted(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Of a page; where on it one is does not matter, nor at which step of a game one looks back. */
function addressOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return pathname.startsWith("/t/") ? pathname : pathname + search;
}

class Router {
  current = $state.raw<Route>(parse(location));
  private address = addressOf(location);
  /** How far down the first page one was: what a browser would go back to, from a table too. */
  private shelfAt = 0;

  /** Listens to the browser's own ways of moving; returns how to stop. */
  follow(): () => void {
    const pop = () => (this.address === addressOf(location) ? covers.step() : this.back());
    const read = () => this.read();
    const click = (event: MouseEvent) => this.take(event);
    addEventListener("popstate", pop);
    addEventListener("hashchange", read);
    addEventListener("click", click);
    return () => {
      removeEventListener("popstate", pop);
      removeEventListener("hashchange", read);
      removeEventListener("click", click);
    };
  }

  go(address: string): void {
    if (this.current.page === "home") {
      this.shelfAt = scrollY;
      history.scrollRestoration = "manual";
    }
    // Back leads neither to a paper that lay there nor to a form that was sent.
    const isDone = covers.depth > 0 || (["open", "deal"].includes(this.current.page) && address.startsWith("/t/"));
    if (isDone) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    history.scrollRestoration = "auto";
    this.read();
    scrollTo(0, 0);
  }

  /** The same page under another address: a secret that was used need not stay in sight. */
  rename(address: string): void {
    history.replaceState(history.state, "", address);
    this.address = addressOf(location);
  }

  /** The same, where the page has done what the address asked for: it may be asked for again. */
  settle(address: string): void {
    this.rename(address);
    this.read();
  }

  /** From a table to the first page: the way back to it is above all games, wherever one was among them. */
  private back(): void {
    const wasSeated = this.current.page === "table";
    this.read();
    if (this.current.page === "home") requestAnimationFrame(() => scrollTo(0, wasSeated ? 0 : this.shelfAt));
  }

  private read(): void {
    this.address = addressOf(location);
    this.current = parse(location);
  }

  private take(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    // A jump on the same page is the browser's business.
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
