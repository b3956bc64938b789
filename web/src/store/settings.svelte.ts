/** What a person likes, kept on this device only. */

import { lyingOn, safeShelf } from "../link/outbox";

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark";

/** What was asked of the shelf last; null is whatever comes. */
export interface Wish {
  readonly people: number | null;
  readonly minutes: number | null;
  /** The language of the words that are played with. */
  readonly words: string | null;
}

interface Liked {
  language: Language | null;
  theme: Theme;
  /** 0 to 1; 0 is silence. */
  volume: number;
  name: string;
  /** The animal to sit under, wherever it is free; null for whichever comes. */
  token: number | null;
  /** Patterns and letters on LIGHT-LINE's tubes; null until it was asked. */
  patterns: boolean | null;
  wish: Wish;
}

const KEY = "tablee:settings";
export const WHATEVER: Wish = { people: null, minutes: null, words: null };
const START: Liked = {
  language: null,
  theme: "auto",
  volume: 0.5,
  name: "",
  token: null,
  patterns: null,
  wish: WHATEVER,
};

export const shelf = safeShelf(() => localStorage);
export const tabShelf = safeShelf(() => sessionStorage);

class Settings {
  private liked = $state<Liked>(read());

  get language(): Language {
    return this.liked.language ?? fromBrowser();
  }
  set language(language: Language) {
    this.keep({ language });
  }

  get theme(): Theme {
    return this.liked.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
  }

  get volume(): number {
    return this.liked.volume;
  }
  set volume(volume: number) {
    this.keep({ volume });
  }

  get name(): string {
    return this.liked.name;
  }
  set name(name: string) {
    this.keep({ name });
  }

  get token(): number | null {
    return this.liked.token;
  }
  set token(token: number | null) {
    this.keep({ token });
  }

  get patterns(): boolean | null {
    return this.liked.patterns;
  }
  set patterns(patterns: boolean | null) {
    this.keep({ patterns });
  }

  get wish(): Wish {
    return this.liked.wish;
  }
  set wish(wish: Wish) {
    this.keep({ wish });
  }

  private keep(change: Partial<Liked>): void {
    this.liked = { ...this.liked, ...change };
    shelf.setItem(KEY, JSON.stringify(this.liked));
  }
}

function read(): Liked {
  const kept = lyingOn(shelf, KEY);
  return { ...START, ...(typeof kept === "object" ? kept : {}) };
}

function fromBrowser(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return /^fr/i.test(asked ?? navigator.language) ? "fr" : "en";
}

export const settings = new Settings();
