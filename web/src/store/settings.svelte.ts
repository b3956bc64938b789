/** What a person likes, kept on this device only. */

import { lyingOn, safeShelf } from "../link/outbox";

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark";
/** Of a game that runs by itself while one looks back at it. */
export type Speed = "slow" | "normal" | "fast" | "very_fast";

/** What was asked of the shelf last; null is whatever comes. */
export interface Wish {
  readonly people: number | null;
  readonly minutes: number | null;
  /** The language of the words that are played with. */
  readonly words: string | null;
}

/** On this device's clock, as "22:00"; they may go over midnight. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

interface Liked {
  language: Language;
  theme: Theme;
  /** 0 to 1; 0 is silence. */
  volume: number;
  /** When nothing sounds and nothing buzzes; null for never. */
  quietHours: Hours | null;
  /** Whether a phone may be felt. */
  buzzes: boolean;
  /** Whether every sound is written down as well. */
  captions: boolean;
  name: string;
  /** The animal to sit under, wherever it is free; null for whichever comes. */
  token: number | null;
  /** Patterns and letters on LIGHT-LINE's tubes; null until it was asked. */
  patterns: boolean | null;
  /** LIGHT-LINE's cards on light paper instead of black glass. */
  paperCards: boolean;
  wish: Wish;
  /** The table on one's own phone too, while a television shows it. */
  tableToo: boolean;
  /** Where there is room the log lies beside the table, unless it was folded away. */
  foldsLog: boolean;
  speed: Speed;
  /** Whether the coach speaks; null until it was asked: then wherever one plays among bots, and to newcomers. */
  coach: boolean | null;
  /** Whether letters and signs do something while one looks back at a game; arrows do in any case. */
  letterKeys: boolean;
}

const KEY = "tablee:settings";
export const WHATEVER: Wish = { people: null, minutes: null, words: null };
const START: Omit<Liked, "language"> = {
  theme: "auto",
  volume: 0.5,
  quietHours: null,
  buzzes: true,
  captions: false,
  name: "",
  token: null,
  patterns: null,
  paperCards: false,
  wish: WHATEVER,
  tableToo: false,
  foldsLog: false,
  speed: "normal",
  coach: null,
  letterKeys: true,
};

export const shelf = safeShelf(() => localStorage);
export const tabShelf = safeShelf(() => sessionStorage);

/** What was chosen so far; the language is the browser's until then. */
let liked = $state.raw(read());

/** Read and written like a record; whatever is written is kept. */
export const settings = new Proxy({} as Liked, {
  get: (_, key: keyof Liked) => (key === "language" ? (liked.language ?? fromBrowser()) : liked[key]),
  set: (_, key, value) => {
    liked = { ...liked, [key]: value };
    shelf.setItem(KEY, JSON.stringify(liked));
    return true;
  },
});

function read(): Omit<Liked, "language"> & Partial<Liked> {
  const kept = lyingOn(shelf, KEY);
  return { ...START, ...(typeof kept === "object" ? kept : {}) };
}

function fromBrowser(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return /^fr/i.test(asked ?? navigator.language) ? "fr" : "en";
}
