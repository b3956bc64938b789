import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Place } from "../games/game";
import { settings } from "../store/settings.svelte";
import SeatBadge from "./SeatBadge.svelte";

let page: Record<string, unknown>;

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => unmount(page));

function show(more: Partial<Place>): { said: string; token: string } {
  const place: Place = {
    seat: 1,
    name: "Bob",
    token: 3,
    isYou: false,
    isHere: true,
    isBot: false,
    isLent: false,
    isEmpty: false,
    ...more,
  };
  page = mount(SeatBadge, { target: document.body, props: { place } });
  flushSync();
  return {
    said: document.querySelector(".words")?.textContent?.trim() ?? "",
    token: document.querySelector(".token .chair")
      ? "chair"
      : document.querySelector(".token.isAway")
        ? "away"
        : "here",
  };
}

it("shows an empty chair under the name of who left it", () => {
  expect(show({ token: null, isHere: false, isEmpty: true })).toEqual({ said: "Bob empty seat", token: "chair" });
});

it("keeps the animal of who is passed over, and says it in other words than an absence", () => {
  expect(show({ isHere: false, isEmpty: true })).toEqual({ said: "Bob sitting out", token: "away" });
});

it("says of who is merely away that they are offline", () => {
  expect(show({ isHere: false })).toEqual({ said: "Bob offline", token: "away" });
});

it("says « you » in a strip that may fold, where one's own name says less", () => {
  const place: Place = { seat: 0, name: "Ada", token: 1, isYou: true, isHere: true, isBot: false };
  page = mount(SeatBadge, { target: document.body, props: { place, mayFold: true } });
  flushSync();
  expect(document.querySelector(".you")?.textContent).toBe("you");
});

it("has a game's own word for who is active", () => {
  const place: Place = { seat: 0, name: "Ada", token: 1, isYou: false, isHere: true, isBot: false };
  page = mount(SeatBadge, { target: document.body, props: { place, note: { isActive: true, activeWord: "active" } } });
  flushSync();
  expect(document.querySelector(".about")?.textContent).toBe("active");
});

it("says « you » at my own turn too", () => {
  const place: Place = { seat: 0, name: "Ada", token: 1, isYou: true, isHere: true, isBot: false };
  page = mount(SeatBadge, { target: document.body, props: { place, note: { isActive: true } } });
  flushSync();
  expect(document.querySelector(".about")?.textContent).toMatch(/ · you$/);
});

it("says « you » before what may be cut off where there is little room", () => {
  const place: Place = { seat: 0, name: "Ada", token: 1, isYou: true, isHere: true, isBot: false };
  page = mount(SeatBadge, { target: document.body, props: { place, note: { note: "thinks, Red" } } });
  flushSync();
  expect(document.querySelector(".about")?.textContent).toBe("you · thinks, Red");
});

it("says « toi » to a child", () => {
  settings.language = "fr";
  const place: Place = { seat: 0, name: "Ada", token: 1, isYou: true, isHere: true, isBot: false };
  page = mount(SeatBadge, { target: document.body, props: { place, mayFold: true, saysTu: true } });
  flushSync();
  expect(document.querySelector(".you")?.textContent).toBe("toi");
  expect(document.querySelector(".about")?.textContent).toBe("toi");
});
