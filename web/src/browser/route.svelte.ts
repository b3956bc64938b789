/** Which page the address means, and how to go to another without a reload. */

import { covers } from "./back";

export type Route =
  | { page: "home" }
  | { page: "open"; game: string }
  | { page: "learn"; game: string }
  | { page: "mine" }
  /** `past` is a game of that table's to look back at. */
  | { page: "table"; code: string; invite: string; past: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "print"; game: string }
  | { page: "missing" };

export function parse(address: Pick<Location, "pathname" | "search" | "hash">): Route {
  const fragment = decodeURIComponent(address.hash.slice(1));
  const [first, second, third] = address.pathname.split("/").filter(Boolean);
  if (first === undefined) {
    const asked = new URLSearchParams(address.search);
    const [open, learn] = [asked.get("play"), asked.get("learn")];
    if (open) return { page: "open", game: open };
    return learn ? { page: "learn", game: learn } : { page: "home" };
  }
  if (first === "mine" && second === undefined) return { page: "mine" };
  if (third !== undefined || second === undefined) return { page: "missing" };
  if (first === "t") {
    const past = Number(new URLSearchParams(address.search).get("past"));
    return { page: "table", code: second.toUpperCase(), invite: fragment, past: past || null };
  }
  if (first === "rules") return { page: "rules", game: second, rule: fragment };
  if (first === "print") return { page: "print", game: second };
  return { page: "missing" };
}

/** Of a page; where on it one is does not matter. */
function addressOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return pathname + search;
}

class Router {
  current = $state.raw<Route>(parse(location));
  private address = addressOf(location);

  /** Listens to the browser's own ways of moving; returns how to stop. */
  follow(): () => void {
    const pop = () => (this.address === addressOf(location) ? covers.step() : this.read());
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
    // Back leads neither to a paper that lay there nor to a form that was sent.
    const isDone = covers.depth > 0 || (this.current.page === "open" && address.startsWith("/t/"));
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
