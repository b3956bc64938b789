/** A lesson of one minute: the real parts, and a table that is made up here. */

import { hand, make, SIGNS, table } from "./parts.js";

const PEOPLE = [
  { seat: 0, name: "", token: 1, isYou: true, isHere: true, isBot: false },
  { seat: 1, name: "Lou", token: 8, isYou: false, isHere: true, isBot: false },
];

/** Of a real table's props, what never changes here. */
const STILL = { news: [], pending: [], seat: 0, now: () => 0, rule: () => {}, code: "", game: 0 };

/** Lou always loses: it is a lesson. */
const BEATEN = { rock: "scissors", paper: "rock", scissors: "paper" };

function viewOf(mine) {
  const signs = [mine, mine && BEATEN[mine]];
  return {
    seat: 0,
    phase: "choose",
    places: [0, 1].map((seat) => ({ has_chosen: !mine && seat === 1, points: mine && seat === 0 ? 1 : 0 })),
    own: { sign: mine },
    rounds: mine ? [{ winner: 0, signs }] : [],
    outcome: null,
    offers: mine ? [] : [{ action: "choose", fields: { sign: { type: "one_of", values: SIGNS } } }],
  };
}

/** @type {import("../door").LessonOf} */
const lesson =
  (house) =>
  (target, { onclose }) => {
    let step = "choose";
    let mine = null;
    const people = PEOPLE.map((it) => (it.isYou ? { ...it, name: house.say("lesson.you") } : it));
    const given = () => ({ ...STILL, view: viewOf(mine), act, people });

    const text = make("p", { role: "status" });
    const board = make("div");
    const tools = make("div");
    const skip = make(
      "button",
      { type: "button", className: "pf-button", onclick: () => onclose() },
      house.say("lesson.skip"),
    );
    const next = make("button", { type: "button", className: "pf-button main", onclick: go });
    const root = make(
      "div",
      { className: "pf-lesson stack" },
      text,
      board,
      tools,
      make("div", { className: "answers" }, skip, next),
    );
    target.append(root);
    const parts = [table(house)(board, given()), hand(house)(tools, given())];

    function act(action) {
      mine = action.sign;
      step = "shown";
      draw();
      next.focus();
    }

    function go() {
      if (step === "again") return onclose();
      step = "again";
      draw();
    }

    function draw() {
      text.textContent = house.say(`lesson.${step}`);
      next.hidden = step === "choose";
      skip.hidden = step === "again";
      next.textContent = house.say(step === "again" ? "lesson.done" : "lesson.next");
      for (const part of parts) part.update(given());
    }
    draw();
    return {
      update: (now) => (onclose = now.onclose),
      destroy() {
        for (const part of parts) part.destroy();
        root.remove();
      },
    };
  };

export default lesson;
