/** What the coach of each game says: the numbers are those of the view, in both languages. */
import { afterEach, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import between from "./between/coach";
import { CHOOSE, viewOf } from "./between/fixture";
import { coaching, type CoachWords, type Hinted } from "./coaching";
import entreLesLignes from "./entre-les-lignes/coach";
import { CAST, voteView } from "./entre-les-lignes/fixture";
import headLine from "./head-line/coach";
import kidzLine from "./kidz-line/coach";
import line from "./line/coach";
import longLine from "./long-line/coach";
import soloLine from "./solo-line/coach";
import trapwords from "./trapwords/coach";
import { EFFECTS, SHEET, viewOf as dungeon } from "./trapwords/fixture";
import wordz from "./wordz/coach";

const NAMES = ["Ada", "Lou", "Max", "Zoé"];
const speaker = { seat: 0, name: (seat: number) => NAMES[seat] ?? "" };
afterEach(() => (settings.language = "en"));

type View = Parameters<CoachWords["worth"]>[0];
const offer = (action: string, field: string, ...values: unknown[]) => ({
  action,
  fields: { [field]: { type: "one_of", values, idle: [] } },
});

/** In French and in English, spaces as people see them, and the rule behind it. */
function worth(coach: CoachWords, view: unknown): readonly (string | undefined)[] {
  const said = (["fr", "en"] as const).map((language) => {
    settings.language = language;
    return coach.worth(view as View, speaker);
  });
  return [...said.map((it) => it?.text.replace(/[\u00a0\u202f]/g, " ")), said[0]?.rule];
}

function hint(coach: CoachWords, step: "where" | "what", action: Hinted, view: unknown): readonly string[] {
  return (["fr", "en"] as const).map((language) => {
    settings.language = language;
    return coach.hint(step, action, view as View, speaker).text.replace(/[\u00a0\u202f]/g, " ");
  });
}

it("Between: what one may hide, what is still hidden, and what a wrong announcement costs", () => {
  const view = viewOf();
  expect(worth(between, { ...view, phase: "choose", offers: [CHOOSE] })).toEqual([
    "5 paires possibles. 1 point à qui trouve la vôtre.",
    "5 pairs will do. 1 point for whoever finds yours.",
    "BT-16",
  ]);
  const found = view.places.map((it, seat) => ({ ...it, is_found: seat === 1, is_conceded: seat === 2 }));
  expect(worth(between, { ...view, places: found })).toEqual([
    "Encore 1 intervalle à 1 point ; une erreur élimine.",
    "1 hidden interval, 1 point; a mistake puts you out.",
    "BT-17",
  ]);
  const close = view.places.map((it) => ({ ...it, points: 4 }));
  expect(worth(between, { ...view, places: close })[2]).toBe("BT-24");
  const out = view.places.map((it) => ({ ...it, is_out: true, points: 2 }));
  expect(worth(between, { ...view, places: out })[1]).toBe("Out until the round ends: your 2 points stay yours.");
  expect(worth(between, { ...view, seat: null })[0]).toBeUndefined();
});

const PLACE = { hand: 3, taken: [2, 5], points: 7, is_stuck: false };
const LINE_VIEW = {
  seat: 0,
  phase: "place",
  active: 0,
  options: { help: "points" },
  piles: [4, 9, 3, 8],
  due: 7,
  places: [PLACE, PLACE],
  own: {
    card: 7,
    fits: [
      [[1, 0, 0], [["R", [1, 2, 3]]]],
      [
        [0, 1, 1],
        [
          ["R", [1, 2, 3]],
          ["K", [1, 2]],
        ],
      ],
    ],
    put_back: [],
  },
  offers: [],
};

it("LINE: the best place where the table shows it, and else the rule alone", () => {
  expect(worth(line, LINE_VIEW)).toEqual([
    "Ici, votre carte vaut 5 points au mieux.",
    "Here your card is worth 5 points at best.",
    "LL-12",
  ]);
  const [said] = worth(line, { ...LINE_VIEW, options: { help: "fits" } });
  expect(said).toBe("Une ligne prolongée compte en entier ; 10 points au plus.");
});

it("LINE: how few cards pay the points, what is left in the piles, and what one has", () => {
  const paying = { ...LINE_VIEW, phase: "pay", offers: [offer("pay", "numbers", [2, 5], [3, 4])] };
  expect(worth(line, paying)[1]).toBe("7 points in 2 cards: in a tie, fewer cards win.");
  expect(worth(line, { ...LINE_VIEW, phase: "draw" })[0]).toContain("a 3 cartes");
  expect(worth(line, { ...LINE_VIEW, active: 1 })[1]).toBe("You have 7 points, in 2 point cards.");
});

it("KIDZ-LINE says tu, and counts the cards that one has laid", () => {
  const view = { seat: 0, phase: "place", places: [{ placed: 3 }], offers: [] };
  expect(worth(kidzLine, view)).toEqual([
    "Chaque carte posée compte 1 : tu en as posé 3.",
    "Every card you lay counts 1: you have laid 3.",
    "KI-08",
  ]);
  for (const step of ["where", "what"] as const)
    for (const type of ["turn_up", "place", "give_up"])
      expect(hint(kidzLine, step, { type }, view)[0]).not.toMatch(/ez\b/);
});

it("SOLO-LINE: how many cards are left, and how many were hinted; its hints are its own", () => {
  const view = { phase: "build", bench: [1, 2, 3], cards: [1, 2, 3, 4, 5], hints: [] };
  expect(worth(soloLine, view)).toEqual([
    "3 cartes posées sur 5 ; il en reste 2 pour une seule ligne.",
    "3 of 5 cards lie; 2 are left for one single line.",
    "SO-05",
  ]);
  expect(worth(soloLine, { ...view, hints: [1] })[0]).toBe("3 cartes posées sur 5, dont 1 avec aide ; il en reste 2.");
  expect(soloLine.hintsItself).toBe(true);
});

it("LONG-LINE: what a call is worth now, whether it is taken, and what was called", () => {
  const own = { hand: [7, 8, 9], bench: [[7, 0, 0, 0]], longest: ["R", [1, 2, 3, 4]] };
  const view = { seat: 0, phase: "race", own, calls: [] as unknown[], offers: [offer("call", "number", 4, 3)] };
  expect(worth(longLine, view)).toEqual([
    "Annoncée maintenant, votre ligne vaut 4.",
    "Called now, your line scores 4.",
    "LO-12",
  ]);
  expect(worth(longLine, { ...view, calls: [[1, 4, 0]] })[1]).toBe("4 is called already: make it longer or shorter.");
  expect(worth(longLine, { ...view, calls: [[0, 6, 0]] })[0]).toBe("Vous avez annoncé 6 : cela fait 6 points.");
  expect(worth(longLine, { ...view, offers: [] })[2]).toBe("LO-13");
});

it("HEAD-LINE: what the number is worth, and what a wrong call costs", () => {
  const view = { seat: 0, phase: "dealing", number: 4, won: [[], []], caller: null, open: [], marked: [], offers: [] };
  expect(worth(headLine, view)).toEqual([
    "Une ligne de 4 : 4 points. Une erreur ne coûte encore rien.",
    "A line of 4: 4 points. A wrong call costs nothing yet.",
    "HE-12",
  ]);
  expect(worth(headLine, { ...view, won: [[3, 5], []] })[0]).toBe(
    "Une ligne de 4 : 4 points. Une erreur coûte un de vos 2 nombres.",
  );
});

const HIDDEN = ["vowel", null] as const;
const OPEN = ["consonant", "T"] as const;
const WORDZ_VIEW = {
  seat: 0,
  phase: "turn",
  active: 1,
  trial: null,
  places: [
    { row: [HIDDEN, HIDDEN, HIDDEN, HIDDEN, OPEN], has_composed: true, tokens: 3 },
    { row: [HIDDEN, HIDDEN, OPEN], has_composed: true, tokens: 3 },
    { row: [HIDDEN, HIDDEN, HIDDEN], has_composed: true, tokens: 3 },
  ],
  offers: [],
};

it("WORDZ: my hidden cards while I wait, the richest word on my turn", () => {
  expect(worth(wordz, WORDZ_VIEW)).toEqual([
    "4 cartes cachées : 4 points à qui trouve, 5 pour vous si personne.",
    "4 hidden cards: 4 points for a finder, 5 for you if nobody finds it.",
    "WZ-21",
  ]);
  expect(worth(wordz, { ...WORDZ_VIEW, active: 0 })).toEqual([
    "Max cache 3 cartes : 3 points à qui trouve le mot.",
    "Max hides 3 cards: 3 points for who finds the word.",
    "WZ-19",
  ]);
  const poor = WORDZ_VIEW.places.map((it) => ({ ...it, tokens: 0 }));
  expect(worth(wordz, { ...WORDZ_VIEW, active: 0, places: poor })[2]).toBe("WZ-17");
});

it("Entre les lignes: what being seen through is worth; nobody draws for another", () => {
  const view = voteView();
  expect(worth(entreLesLignes, { ...view, phase: "draw" })).toEqual([
    "Deviné par votre seul complice : 2 points. Par tous : rien.",
    "Seen through by your accomplice alone: 2 points. By all: none.",
    "EL-30",
  ]);
  expect(worth(entreLesLignes, { ...view, active: 0 })[1]).toBe(
    "Up to 2 points: one for every wrong vote, if your accomplice finds you too.",
  );
  expect(worth(entreLesLignes, { ...view, active: 1 })[2]).toBe("EL-28");
  expect(entreLesLignes.silence({ ...view, phase: "draw" } as View)).toContain("cannot draw");
  expect(entreLesLignes.silence({ ...view, offers: [CAST] } as View)).toBeNull();
});

it("Trapwords: what waits for the clue-giver, the guessers and those who listen", () => {
  const view = dungeon(0);
  const at = (seat: number, team: number) => ({ ...view, seat, team });
  expect(worth(trapwords, at(0, 0))).toEqual([
    `${EFFECTS.traps} pièges guettent : dites-en un, et votre tour est perdu.`,
    `${EFFECTS.traps} traps lie in wait: say one, and your turn is lost.`,
    "TW-51",
  ]);
  const next = view.rooms[view.teams[0].room + 1];
  expect(worth(trapwords, at(2, 0))[1]).toBe(
    `${view.turn?.guesses_left} guesses left; the word leads to room ${next}.`,
  );
  expect(worth(trapwords, { ...at(2, 0), monster_room: view.teams[0].room })[2]).toBe("TW-72");
  expect(worth(trapwords, at(1, 1))[0]).toContain(`en ${view.options.notice} s`);
  expect(worth(trapwords, { ...view, phase: "traps", sheet: SHEET })[2]).toBe("TW-51");
});

/** What the strongest bots choose, as far as they go. */
const CHOSEN: readonly [CoachWords, unknown, readonly NonNullable<Hinted>[]][] = [
  [
    between,
    viewOf(),
    [
      { type: "choose_interval", interval: [5, 15] },
      { type: "ask", whom: 1, value: 12 },
      { type: "play_joker", whom: 1, value: 12 },
      { type: "announce", whom: 1, interval: [5, 15] },
      { type: "end_turn" },
      { type: "concede" },
    ],
  ],
  [
    line,
    LINE_VIEW,
    [
      { type: "place", spot: [0, 1, 1] },
      { type: "exchange", pile: 4 },
      { type: "pay", numbers: [2, 5] },
      { type: "draw", pile: 3 },
    ],
  ],
  [kidzLine, { offers: [] }, [{ type: "turn_up" }, { type: "place", spot: [0, 1, 0] }, { type: "give_up" }]],
  [
    longLine,
    { own: { hand: [7, 8, 9], bench: [[7, 0, 0, 0]] } },
    [
      { type: "turn_up" },
      { type: "lay", card: 9, spot: [0, 1, 1] },
      { type: "take_back", card: 7 },
      { type: "clear_bench" },
      { type: "call", number: 5 },
      { type: "stop" },
    ],
  ],
  [
    headLine,
    { open: [7, 8, 9], marked: [8, 9] },
    [
      { type: "call" },
      { type: "mark", cards: [7, 9] },
      { type: "lay", card: 9, spot: [0, 1, 1] },
      { type: "take_back", card: 7 },
      { type: "clear_bench" },
      { type: "give_up" },
      { type: "discard", number: 3 },
      { type: "agree" },
      { type: "resume" },
      { type: "start_round" },
    ],
  ],
  [
    wordz,
    WORDZ_VIEW,
    [
      { type: "lay_word", word: "LAVAS" },
      { type: "pass_composing" },
      { type: "turn_card", whom: 1, place: 2 },
      { type: "propose", whom: 1, word: "BANDE" },
      { type: "end_turn" },
      ...["accept", "reject", "abstain"].map((ballot) => ({ type: "judge", ballot })),
    ],
  ],
  [
    entreLesLignes,
    voteView(),
    [
      { type: "cast_vote", letter: "B" },
      ...["uphold", "dismiss", "unsure"].map((ballot) => ({ type: "judge", ballot })),
      { type: "go_on" },
      { type: "recount", wish: "recount" },
    ],
  ],
  [
    trapwords,
    { ...dungeon(0), sheet: SHEET },
    [
      ...["agree_effects", "declare_ready", "open_book", "begin_clues", "accept_turn", "concede_stop", "withdraw"].map(
        (type) => ({ type }),
      ),
      { type: "agree_wish" },
      { type: "propose_trap", word: "porte" },
      ...["choose_trap", "unchoose_trap", "star_trap"].map((type) => ({ type, number: 2 })),
      { type: "say", word: "troupeau", clue: "next" },
      { type: "guess", text: "éclair" },
      ...["call_stop", "stop", "doubt", "unsure"].map((type) => ({ type, word: 1 })),
      ...["not_said", "not_related", "trap_not_allowed"].map((why) => ({ type: "contest", why })),
      ...["uphold", "dismiss"].map((ballot) => ({ type: "vote", ballot })),
      ...["yes", "no"].map((agrees) => ({ type: "agree_replay", agrees })),
    ],
  ],
];
const GENERAL = ["Look at what you can do now.", "Do what stands first."];

it("has words for whatever a strong player does, without a gap, and short", () => {
  const told = CHOSEN.flatMap(([coach, view, actions]) =>
    actions.flatMap((action) => hint(coach, "what", action, view)),
  );
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((it) => GENERAL.includes(it) || /[{}]|undefined|NaN/.test(it) || it.length > 90)).toEqual([]);
});

it("names numbers, people and places in a hint, and less of them in its first step", () => {
  const view = viewOf();
  expect(hint(between, "where", { type: "ask", whom: 1 }, view)[1]).toBe("Look at Lou: a question there tells most.");
  expect(hint(between, "what", { type: "ask", whom: 1, value: 12 }, view)).toEqual([
    "Demandez le 12 à Lou.",
    "Ask Lou for the 12.",
  ]);
  expect(hint(line, "what", { type: "place", spot: [0, 1, 1] }, LINE_VIEW)[1]).toBe(
    "Lay it at column 0, row 1, turned by half: 5 points.",
  );
  expect(hint(wordz, "where", { type: "lay_word" }, WORDZ_VIEW)[1]).toBe("Look for a word that few would think of.");
  expect(
    hint(longLine, "where", { type: "lay", card: 9 }, { own: { hand: [7, 8, 9], bench: [[7, 0, 0, 0]] } })[1],
  ).toBe("Look at card 2 of those not laid.");
  expect(hint(trapwords, "what", { type: "guess", text: "éclair" }, dungeon(0))[0]).toBe("Proposez « éclair ».");
});

it("tells who had better wait so, and says where any more would be all", () => {
  expect(hint(headLine, "what", null, {})[1]).toBe("Wait for the next card: there is no line yet.");
  expect(hint(between, "what", null, {})[0]).toBe("Attendez : il n’y a encore rien à faire.");
  expect(hint(between, "where", null, {})[1]).toBe("Nothing to look for: what is left to do?");
});

it("falls back to what suits any game where there are no words for an action", () => {
  const dumb = coaching({}, {}, { worth: () => null, gaps: () => ({}), rules: {} });
  expect(hint(dumb, "where", { type: "leap" }, {})[1]).toBe(GENERAL[0]);
  expect(hint(dumb, "what", { type: "leap" }, {})[1]).toBe(GENERAL[1]);
  expect([dumb.silence({} as View), dumb.hintsItself]).toEqual([null, false]);
});
