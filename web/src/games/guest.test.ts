/** What comes with a package: fetched from its address, and made whole by the plain table. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameOnShelf } from "../link/api";
import { settings } from "../store/settings.svelte";
import type { AnyView } from "./game";
import { coach, lesson, plainTable, table } from "./guest";

const WORDS = {
  "words.fr.json": { "told.moved": "{who} joue {n}.", "action.move": "Jouer" },
  "words.en.json": { "told.moved": "{who} plays {n}.", "action.move": "Play" },
};
/** A module that is its own address: what is asked for in it is a remark at its end. */
const script = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}//`;
const MOVED = { type: "moved", who: 1, n: 5 };
const speaker = { seat: 0, name: (seat: number): string => ["Ada", "Lou"][seat] ?? "" };

beforeEach(() => {
  settings.language = "fr";
  vi.stubGlobal("fetch", async (address: string) => {
    const found = Object.entries(WORDS).find(([name]) => address.endsWith(name));
    return new Response(JSON.stringify(found?.[1]), { status: found ? 200 : 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function guest(base: string, ...has: readonly string[]): GameOnShelf {
  const face = { base, card: { interface: 1 }, words: {}, has: [...Object.keys(WORDS), ...has] };
  return { about: { key: "chess", title: "Chess" }, seat_fields: ["who"], team_fields: [], face } as never;
}
const SCREEN = `export default (house) => ({
  Table: (target) => ({ update() {}, destroy() {} }),
  tell: (event) => house.say("action.move") + " " + house.interface + " " + house.language(),
})`;

it("plays plainly, by its words, what brings no screen", async () => {
  const module = await table(guest(""));
  expect([module.tell(MOVED, speaker), module.Hand]).toEqual(["Lou joue 5.", expect.any(Function)]);
  settings.language = "en";
  expect(module.tell(MOVED, speaker)).toBe("Lou plays 5.");
});

it("plays plainly what the shelf does not know, and what has lost its words", async () => {
  expect((await table(null)).tell(MOVED, speaker)).toBe("moved · 1 · 5");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  expect((await plainTable(guest(""))).tell(MOVED, speaker)).toBe("Lou · moved · 5");
});

it("hints at an action as its button is called, and says nothing of what anything is worth", async () => {
  const view = { seat: 0, offers: [], outcome: null } as AnyView;
  const { worth, hint, hintsItself } = await coach(guest(""));
  expect(hint("what", { type: "move", who: 1, n: 5 }, view, speaker).text).toBe("Jouer · Lou · 5");
  expect(hint("where", { type: "move", who: 1 }, view, speaker).text).toBe("Jouer · Lou");
  expect([worth(view, speaker), hintsItself]).toEqual([null, false]);
});

it("takes from a screen what it brings, and from the plain table what it does not", async () => {
  const module = await table(guest(script(SCREEN), "screen.js"));
  expect(module.tell(MOVED, speaker)).toBe("Jouer 1 fr");
  settings.language = "en";
  expect(module.tell(MOVED, speaker)).toBe("Play 1 en");
  expect(module.now({ seat: 0, offers: [], outcome: null } as AnyView, speaker)).toMatchObject({ isMine: false });
  expect(module).not.toHaveProperty("Hand");
});

it("lends its hand to a screen that asks for it, with choices of its own", async () => {
  const text = "export default { plainHand: true, ctrl: () => 'mine', Table: () => ({ update() {}, destroy() {} }) }";
  const module = await table(guest(script(text), "screen.js"));
  const target = document.createElement("div");
  const offers = [{ action: "move", fields: {} }];
  const view = { seat: 0, offers, outcome: null } as AnyView;
  const props = { view, news: [], act: vi.fn(), pending: [], people: [], seat: 0, now: () => 0, rule: () => {} };
  const laid = module.Hand?.(target, { ...props, code: "BCDF", game: 1, ctrl: module.ctrl?.() });
  const button = target.querySelector("button");
  expect(button?.textContent?.trim()).toBe("Jouer");
  laid?.update({ ...props, view: { ...view, offers: [] }, code: "BCDF", game: 1, ctrl: "mine" });
  laid?.destroy();
  expect(target.textContent?.trim()).toBe("");
});

it.each(["export default {}", "export default null", "throw new Error('at once')", "export default () => { throw 1 }"])(
  "is not taken for a screen: %s",
  async (text) => {
    await expect(table(guest(script(text), "screen.js"))).rejects.toBeDefined();
  },
);

it("teaches with what the house lends", async () => {
  const text = `export default (house) => (target) => {
    target.textContent = house.tell(${JSON.stringify(MOVED)}, { seat: null, name: String });
    return { update() {}, destroy() {} };
  }`;
  const target = document.createElement("div");
  (await lesson(guest(script(text), "lesson.js")))(target, { onclose: () => {} });
  expect(target.textContent).toBe("1 joue 5.");
});
