import { beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import { AFTER, askOffer, CHOOSE, viewOf } from "./fixture";
import { cellLabel } from "./labels";
import { now } from "./now";
import { notes } from "./strip";
import { Choosing } from "./ctrl.svelte";
import { freshOf } from "./fresh";
import { whispersOf } from "./whispers";

const NAMES = ["Ada", "Lou", "Max", "Zoé"];
const name = (seat: number): string => NAMES[seat] ?? "";
const me = { seat: 0, name };

beforeEach(() => {
  settings.language = "fr";
});

it("says what I can do", () => {
  expect(now(viewOf(), me)).toMatchObject({ isMine: true, rule: "BT-09" });
  expect(now(viewOf({ has_asked: true, offers: AFTER }), me)).toMatchObject({ isMine: true, rule: "BT-15" });
  expect(now(viewOf({ offers: AFTER }), me)).toMatchObject({ isMine: true, rule: "BT-G3" });
  expect(now(viewOf({ offers: [askOffer(1), { action: "end_turn", fields: {} }] }), me)).toMatchObject({
    rule: "BT-G10",
  });
  expect(now(viewOf({ phase: "choose", active: null, offers: [CHOOSE] }), me)).toMatchObject({
    isMine: true,
    rule: "BT-03",
  });
});

it("says who is awaited", () => {
  const view = viewOf({ phase: "choose", active: null, offers: [] });
  const places = view.places.map((place, seat) => ({ ...place, has_chosen: seat !== 1 && seat !== 3 }));
  expect(now({ ...view, places }, me).text).toContain("Lou et Zoé");
  expect(now(viewOf({ active: 2, offers: [] }), me)).toMatchObject({ isMine: false });
  expect(now(viewOf({ active: 2, offers: [] }), me).text).toContain("Max");
  expect(now(viewOf({ active: 2, offers: [], seat: null, own: null }), { seat: null, name }).text).toBe("Max joue.");
});

it("names the last one in when I may concede", () => {
  const view = viewOf({ active: 2, offers: [{ action: "concede", fields: {} }] });
  const places = view.places.map((place, seat) => ({ ...place, is_out: seat !== 2 }));
  expect(now({ ...view, places }, me)).toMatchObject({ rule: "BT-G9", isMine: false });
  expect(now({ ...view, places }, me).text).toContain("Max");
});

it("tells a number's state in words", () => {
  const view = viewOf();
  expect(cellLabel(view, 6, "blank", false, name)).toBe("6, posé par Lou entre ses cartes");
  expect(cellLabel(view, 20, "crossed", true, name)).toBe("20, non de Lou et Zoé, barré, déjà connu");
  expect(cellLabel(view, 8, "blank", false, name)).toBe("8, à vous, caché");
});

it("shows points and who plays in the strip", () => {
  expect(notes(viewOf())[0]).toMatchObject({ isActive: true, points: 0, isOut: false });
});

it("lists what only I was told", () => {
  const own = {
    hand: [],
    interval: null,
    jokers: [{ type: "joker_answered", asker: 0, whom: 1, value: 5, is_hidden: true } as const],
    misses: [{ type: "proposal_missed", by: 2, whom: 0, proposal: [3, 9] } as const],
    notes: [],
  };
  expect(whispersOf(own, 0, name)).toEqual(["Joker\u00a0: Lou cache le 5.", "Max vous a annoncé 3 et 9\u00a0: faux."]);
});

it("tells my joker's answer first, as long as my turn lasts", () => {
  const ctrl = new Choosing();
  ctrl.settle(viewOf());
  const own = {
    ...viewOf().own!,
    jokers: [{ type: "joker_answered", asker: 0, whom: 1, value: 6, is_hidden: false } as const],
  };
  const after = viewOf({ own, places: viewOf().places.map((it, seat) => ({ ...it, has_joker: seat !== 0 })) });
  ctrl.settle(after);
  expect(now(after, me, ctrl).text).toMatch(/^Joker\u00a0: Lou ne cache pas le 6\. Demandez/);
  const later = { ...after, active: 1 };
  ctrl.settle(later);
  ctrl.settle(after);
  expect(now(after, me, ctrl).text).toMatch(/^Demandez/);
});

it("says the answer of a joker to those who whispered, and to nobody else", () => {
  const answered = { type: "joker_answered", asker: 0, whom: 1, value: 6, is_hidden: true } as const;
  expect(freshOf([answered]).said(0)?.text).toContain("oui");
  expect(freshOf([{ type: "joker_played", asker: 0, whom: 1 }]).said(0)?.text).toBe("Chut…");
});
