/** The table and the hand, made of plain elements: made once, changed by each update. */

/** Of each sign its outline and the lines on it, as paths in a square of 64. */
const PICTURES = {
  rock: [
    "M9 46C5 36 8 22 16 15c8-6 22-7 31 0 9 6 12 18 10 28-1 8-6 12-14 13-12 1-29 1-34-10Z",
    "M23 24c4-4 10-5 15-3M18 38c0-3 1-6 3-8",
  ],
  paper: [
    "M15 7c12-1 23-1 34 0 1 17 1 34 0 50-11 1-22 1-34 0-1-16-1-33 0-50Z",
    "M22 18c7-.5 14-.5 21 0M22 28c7-.5 14-.5 21 0M22 38c7-.5 14-.5 21 0M22 48h11",
  ],
  scissors: [
    "M30 36C24 25 20 14 18 4c7 9 13 20 18 32ZM34 36c6-11 10-22 12-32-7 9-13 20-18 32ZM12 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM36 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z",
    "M30 37l-5 7M34 37l5 7",
  ],
};
export const SIGNS = Object.keys(PICTURES);

const SVG = "http://www.w3.org/2000/svg";

/** An element with its properties, its attributes where a name has a hyphen, and what is in it. */
export function make(tag, given = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given))
    if (name.includes("-")) element.setAttribute(name, value);
    else element[name] = value;
  element.append(...inside);
  return element;
}

/** Made of elements, since the page takes no markup from a text. */
function draw(tag, attributes, ...inside) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

function picture(sign) {
  const [outline, lines] = PICTURES[sign] ?? ["", ""];
  const paths = [draw("path", { d: outline }), draw("path", { class: "detail", d: lines })];
  return draw("svg", { class: "pf-picture", viewBox: "0 0 64 64", "aria-hidden": "true" }, ...paths);
}

/** What lies before one seat: its sign as far as I may know it, else the back of a card, or nothing yet. */
function lying(view, seat) {
  const last = view.rounds.at(-1);
  const isBetweenRounds = view.places.every((place) => !place.has_chosen);
  if (isBetweenRounds && last) return last.signs[seat];
  if (!view.places[seat].has_chosen) return "empty";
  return (seat === view.seat && view.own?.sign) || "hidden";
}

/** The play area: two cards face to face, and the rounds so far. */
export const table = (house) => (target, props) => {
  const sides = make("div", { className: "pf-sides" });
  const rounds = make("ol", { className: "pf-rounds small" });
  const title = house.say("table.title");
  const heading = make("h2", { className: "unseen" }, title);
  const root = make("section", { className: "pf-table stack linen", "aria-label": title }, heading, sides, rounds);
  target.append(root);

  function side({ view, people }, seat) {
    const what = lying(view, seat);
    const word = what in PICTURES ? house.say(`value.${what}`) : house.say(`table.${what}`);
    const hasWon = view.rounds.at(-1)?.winner === seat && what === view.rounds.at(-1).signs[seat];
    const card = make(
      "div",
      { className: `pf-card ${what}${hasWon ? " won" : ""}` },
      picture(what),
      make("span", {}, word),
    );
    const points = make("span", { className: "stamp figures" }, String(view.places[seat].points));
    const name = make("span", { className: "clip" }, people[seat]?.name ?? "");
    return make("div", { className: "pf-side" }, make("h3", {}, name, points), card);
  }

  function round({ people }, { winner, signs }, at) {
    const told = signs.map((sign) => house.say(`value.${sign}`)).join(" – ");
    const who = winner === null ? house.say("table.nobody") : (people[winner]?.name ?? "");
    return make(
      "li",
      {},
      make("span", { className: "soft" }, house.say("table.round", { n: at + 1 })),
      ` ${told} · ${who}`,
    );
  }

  function update(now) {
    // Whoever sits here is at the left, as at a real table one's own things are nearest.
    const seats = now.view.seat === 1 ? [1, 0] : [0, 1];
    sides.replaceChildren(...seats.map((seat) => side(now, seat)));
    rounds.replaceChildren(...now.view.rounds.map((it, at) => round(now, it, at)));
  }
  update(props);
  return { update, destroy: () => root.remove() };
};

/** My three signs: one touch chooses. */
export const hand = (house) => (target, props) => {
  let act = props.act;
  const buttons = SIGNS.map((sign) =>
    make(
      "button",
      { type: "button", className: "pf-sign", onclick: () => act({ type: "choose", sign }) },
      picture(sign),
      make("span", {}, house.say(`value.${sign}`)),
    ),
  );
  const note = make("p", { className: "small soft" });
  const root = make(
    "section",
    { className: "pf-hand stack", "aria-label": house.say("hand.title") },
    make("div", { className: "pf-signs" }, ...buttons),
    note,
  );
  target.append(root);

  function update({ view, pending, act: ask }) {
    act = ask;
    const mine = pending.at(-1)?.sign ?? view.own?.sign ?? null;
    const mayChoose = view.offers.some((offer) => offer.action === "choose") && pending.length === 0;
    for (const [at, sign] of SIGNS.entries()) {
      buttons[at].disabled = !mayChoose;
      buttons[at].setAttribute("aria-pressed", String(sign === mine));
    }
    note.textContent = view.seat === null ? house.say("hand.watching") : mine ? house.say("hand.chosen") : "";
  }
  update(props);
  return { update, destroy: () => root.remove() };
};
