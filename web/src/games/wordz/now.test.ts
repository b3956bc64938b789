import { beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import { composeView, END, proposeOffer, rowOf, turnOffer, viewOf, voteView } from "./fixture";
import { Wording } from "./ctrl.svelte";
import { now } from "./now";
import { patternOf } from "./reading";
import { notes } from "./strip";

const NAMES = ["Ada", "Lou", "Max"];
const name = (seat: number): string => NAMES[seat] ?? "";
const me = { seat: 0, name };
const watcher = { seat: null, name };

beforeEach(() => {
  settings.language = "fr";
});

it("says what I can do, with the rule of the moment", () => {
  const row = rowOf("Lapin");
  expect(now(composeView(), me)).toMatchObject({ isMine: true, rule: "WZ-04" });
  expect(now(viewOf(), me)).toMatchObject({ isMine: true, rule: "WZ-14" });
  expect(now(viewOf({ has_proposed: true, offers: [turnOffer(1, 2)] }), me)).toMatchObject({
    isMine: true,
    rule: "WZ-12",
  });
  expect(now(viewOf({ has_turned: true, offers: [proposeOffer(1, row), END] }), me)).toMatchObject({
    isMine: true,
    rule: "WZ-16",
  });
  expect(now(voteView(), me)).toMatchObject({ isMine: true, rule: "WZ-G10" });
  expect(now(voteView(), me).text).toContain("LAPUN");
  expect(now(voteView(), me).text).toContain("dictionnaire français");
  expect(now(voteView({ options: { ...voteView().options, language: "en" } }), me).text).toContain(
    "dictionnaire anglais",
  );
});

it("speaks of the end of a round as long as it lies over one's letters", () => {
  const view = composeView({ round: 2, last_round: { round: 1, fates: [], won: [0, 0, 0], points: [0, 0, 0] } });
  const ctrl = new Wording();
  expect(now(view, me, ctrl)).toMatchObject({ isMine: true, rule: "WZ-28" });
  expect(now(view, me, ctrl).text).toContain("Fin de la manche 1");
  ctrl.read(view);
  expect(now(view, me, ctrl)).toMatchObject({ isMine: true, rule: "WZ-04" });
});

it("says that an empty purse cannot propose", () => {
  const [mine, ...others] = viewOf().places;
  const view = viewOf({ places: [{ ...mine!, tokens: 0 }, ...others], offers: [turnOffer(1, 2)] });
  expect(now(view, me)).toMatchObject({ isMine: true, rule: "WZ-17" });
  expect(now(view, me).text).toContain("Sans jeton");
});

it("says who is awaited", () => {
  const places = composeView().places.map((place, seat) => ({ ...place, has_composed: seat === 0 }));
  expect(now(composeView({ places, offers: [] }), me).text).toContain("Lou et Max");
  expect(now(composeView({ places, offers: [], seat: null, own: null }), watcher)).toMatchObject({ isMine: false });
  expect(now(viewOf({ active: 2, offers: [] }), me).text).toContain("Max");
  expect(now(viewOf({ active: 2, offers: [] }), watcher).text).toBe("Max joue.");
  expect(now(voteView({ offers: [] }), { seat: 1, name }).text).toContain("votre mot. On attend Ada");
  expect(now(voteView({ offers: [] }), watcher).text).toContain("On attend Ada");
});

it("tells whoever is out that the round goes on", () => {
  const [mine, ...others] = viewOf().places;
  const view = viewOf({ active: 1, offers: [], places: [{ ...mine!, is_out: true }, ...others] });
  expect(now(view, me)).toMatchObject({ isMine: false, rule: "WZ-24" });
});

it("shows in the strip who composes, who has voted, and all points", () => {
  expect(notes(composeView()).map((it) => it.note)).toEqual(["compose", "compose", "compose"]);
  expect(notes(voteView())[2]?.note).toBe("a voté");
  const places = viewOf().places.map((place) => ({ ...place, points: 5, won: 3 }));
  expect(notes(viewOf({ places }))[0]).toMatchObject({ points: 8, isActive: true });
});

it("reads a row as a pattern of letters and backs", () => {
  expect(patternOf(rowOf("mAchines"))).toBe("#A##@#@#");
});
