/** The panel for whoever makes a game: every seat at once, every event, and a way back. */

const WORDS = {
  en: {
    title: "Workshop: {game}",
    game: "Game",
    seats: "Seats",
    seed: "Seed",
    options: "Options (JSON)",
    deal: "Deal",
    reseed: "Another seed",
    undo: "Undo",
    time: "Time is up ({seconds} s)",
    level: "Bot",
    bot: "The bot moves",
    screen: "Open the screen",
    seat: "Seat {n}",
    spectator: "Spectator",
    awaited: "awaited",
    view: "View",
    told: "Told ({n})",
    events: "Events ({n})",
    table: "table",
    nothing: "Nothing to do.",
    over: "Over: {outcome}",
    refused: "Refused: {code} {rule}",
    broke: "The rules broke at move {n}:",
    away: "The server starts anew…",
    noGame: "There is no game to rehearse here.",
    badOptions: "The options are no JSON.",
  },
  fr: {
    title: "Atelier : {game}",
    game: "Jeu",
    seats: "Places",
    seed: "Graine",
    options: "Options (JSON)",
    deal: "Donner",
    reseed: "Autre graine",
    undo: "Annuler",
    time: "Le temps est écoulé ({seconds} s)",
    level: "Robot",
    bot: "Le robot joue",
    screen: "Ouvrir l’écran",
    seat: "Place {n}",
    spectator: "Spectateur",
    awaited: "attendue",
    view: "Vue",
    told: "Appris ({n})",
    events: "Événements ({n})",
    table: "table",
    nothing: "Rien à faire.",
    over: "Fin : {outcome}",
    refused: "Refusé : {code} {rule}",
    broke: "Les règles ont cassé au coup {n} :",
    away: "Le serveur redémarre…",
    noGame: "Il n’y a pas de jeu à répéter ici.",
    badOptions: "Les options ne sont pas du JSON.",
  },
};
const language = navigator.language.startsWith("fr") ? "fr" : "en";
document.documentElement.lang = language;
const say = (key, given = {}) =>
  WORDS[language][key].replace(/ (?=:)/g, "\u00a0").replace(/\{(\w+)\}/g, (_, name) => given[name] ?? "");

const KEPT = "tablee dev";
const root = document.getElementById("panel");
let shelf = [];
let studio = null;
let script = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
let scene = null;
let problem = "";
let level = "random";
let screen = null;

/** An element; what is not text, child or list is an attribute, and `on…` listens. */
function el(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...inside.flat().filter((it) => it != null && it !== false));
  return made;
}

async function ask(address, body) {
  const how = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, how);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.code);
  return said;
}

const newSeed = () => Math.random().toString(36).slice(2, 10);
const aboutOf = (key) => shelf.find((it) => it.about.key === key);

/** What is short stays on one line. */
function plain(value, indent = "") {
  const short = JSON.stringify(value);
  if (short.length + indent.length < 40 || typeof value !== "object") return short;
  const further = `${indent}  `;
  const isList = Array.isArray(value);
  const rows = Object.entries(value).map(([name, it]) => `${further}${isList ? "" : `${name}: `}${plain(it, further)}`);
  return [isList ? "[" : "{", rows.join(",\n"), `${indent}${isList ? "]" : "}"}`].join("\n");
}

async function rehearse(moves = script.moves) {
  problem = "";
  try {
    scene = await ask("/dev/api/rehearse", { ...script, moves });
    script = { ...script, moves };
    // What is refused is taken back; what broke is tried again once the rules are mended.
    if (scene.stop && scene.stop.code !== "broke") script.moves = moves.slice(0, Math.max(0, scene.stop.move));
  } catch (fault) {
    problem = fault.message;
  }
  sessionStorage.setItem(KEPT, JSON.stringify(script));
  draw();
}

/** One after the other: what is asked next comes on top of what was asked before. */
let turn = Promise.resolve();
const then = (moves) => (turn = turn.then(() => rehearse(moves(script.moves))));
const act = (move) => then((before) => [...before, move]);

function begin(key) {
  const game = aboutOf(key);
  script = { game: key, seats: Math.min(...game.about.seats), seed: newSeed(), options: {}, moves: [] };
}

async function look() {
  try {
    const found = await ask("/dev/api/studio");
    const isNew = found.run !== studio?.run;
    studio = found;
    if (!isNew) return;
    shelf = (await ask("/api/games")).games;
    if (screen && !screen.closed) screen.location.reload();
    const playable = studio.games.filter(aboutOf);
    if (playable.length && !playable.includes(script?.game)) begin(playable[0]);
    level = aboutOf(script?.game)?.levels.at(-1) ?? "random";
    scene = null;
    problem = "";
    if (playable.length) await rehearse();
    else draw(); // broken for now: its moves are kept until it is mended
  } catch {
    studio = null;
    problem = say("away");
    draw();
  }
}

/** How one value of an action is chosen; each gives its control, and how to read it. */
function control(name, choice) {
  const label = (...inside) => el("label", {}, name, ...inside);
  if (choice.type === "one_of") {
    const made = el(
      "select",
      {},
      choice.values.map((it) => el("option", { value: JSON.stringify(it) }, String(it))),
    );
    return [label(made), () => JSON.parse(made.value)];
  }
  if (choice.type === "two_of") {
    const ends = [choice.low, choice.high].map((value) =>
      el("input", { type: "number", min: choice.low, max: choice.high, value, "aria-label": name }),
    );
    return [label(...ends), () => ends.map((it) => Number(it.value))];
  }
  if (choice.type === "some_of") {
    const boxes = choice.values.map((value, n) => el("input", { type: "checkbox", value, checked: n < choice.count }));
    const labels = boxes.map((box) => el("label", {}, box, box.value));
    const chosen = () => boxes.filter((it) => it.checked).map((it) => Number(it.value));
    return [el("fieldset", {}, el("legend", {}, `${name} (${choice.count})`), labels), chosen];
  }
  const isText = ["letters", "spelling", "typed"].includes(choice.type);
  const hint = choice.hand ?? choice.pattern?.join(" ") ?? (isText ? "" : "JSON");
  const made = el("input", { placeholder: hint, autocomplete: "off" });
  return [label(made), () => (isText ? made.value : JSON.parse(made.value || "null"))];
}

function offerForm(seat, offer, place) {
  const controls = Object.entries(offer.fields).map(([name, choice]) => [name, ...control(name, choice)]);
  const send = (event) => {
    event.preventDefault();
    try {
      const fields = Object.fromEntries(controls.map(([name, , read]) => [name, read()]));
      void act({ seat, action: { type: offer.action, ...fields } });
    } catch (fault) {
      problem = String(fault);
      draw();
    }
  };
  const button = el("button", { "data-key": `${seat} ${place} ${offer.action}` }, offer.action);
  return el("form", { onsubmit: send }, ...controls.map(([, made]) => made), button);
}

function seatCard({ seat, view, told }) {
  const isAwaited = seat !== null && scene.awaiting.includes(seat);
  const { offers = [], ...rest } = view;
  const name = seat === null ? say("spectator") : say("seat", { n: seat });
  return el(
    "section",
    { class: isAwaited ? "awaited" : null },
    el("h2", {}, isAwaited ? `${name} · ${say("awaited")}` : name),
    offers.length ? offers.map((it, place) => offerForm(seat, it, place)) : el("p", {}, say("nothing")),
    el("details", { open: true }, el("summary", {}, say("view")), el("pre", { tabindex: 0 }, plain(rest))),
    el(
      "details",
      {},
      el("summary", {}, say("told", { n: told.length })),
      el("pre", { tabindex: 0 }, told.map((it) => JSON.stringify(it)).join("\n")),
    ),
  );
}

function setting() {
  const game = aboutOf(script.game);
  const options = el("input", { value: JSON.stringify(script.options), size: 30, autocomplete: "off" });
  const seed = el("input", { value: script.seed, size: 10, autocomplete: "off" });
  const seats = el(
    "select",
    {},
    game.about.seats.map((n) => el("option", { selected: n === script.seats }, String(n))),
  );
  const keys = studio.games.filter(aboutOf);
  const other = (event) => (begin(event.target.value), void rehearse());
  const deal = (event) => {
    event.preventDefault();
    try {
      script = { ...script, seats: Number(seats.value), seed: seed.value, options: JSON.parse(options.value || "{}") };
      void rehearse([]);
    } catch {
      problem = say("badOptions");
      draw();
    }
  };
  return el(
    "form",
    { onsubmit: deal },
    keys.length > 1 &&
      el(
        "label",
        {},
        say("game"),
        el(
          "select",
          { onchange: other },
          keys.map((it) => el("option", { selected: it === script.game }, it)),
        ),
      ),
    el("label", {}, say("seats"), seats),
    el("label", {}, say("options"), options),
    el("label", {}, say("seed"), seed),
    el("button", { "data-key": "deal" }, say("deal")),
    el(
      "button",
      { type: "button", "data-key": "reseed", onclick: () => ((script.seed = newSeed()), void rehearse([])) },
      say("reseed"),
    ),
  );
}

function ways() {
  const next = scene?.awaiting[0] ?? null;
  const levels = aboutOf(script.game).levels;
  const choose = el(
    "select",
    { onchange: (event) => (level = event.target.value) },
    levels.map((it) => el("option", { selected: it === level }, it)),
  );
  const button = (key, words, isPossible, onclick) =>
    el("button", { type: "button", "data-key": key, disabled: !isPossible, onclick }, words);
  return el(
    "div",
    { class: "row" },
    button("undo", say("undo"), script.moves.length > 0, () => then((before) => before.slice(0, -1))),
    el("label", {}, say("level"), choose),
    button("bot", say("bot"), next !== null, () => act({ seat: next, bot: level })),
    scene?.deadline != null &&
      button("time", say("time", { seconds: Math.ceil((scene.deadline - scene.now) / 1000) }), true, () => act({})),
    button("screen", say("screen"), true, () => (screen = open("/", "tablee"))),
  );
}

function stopped({ move, code, rule, traceback }) {
  if (code !== "broke") return el("p", { role: "alert" }, say("refused", { code, rule: rule ?? "" }));
  return el("div", { role: "alert" }, say("broke", { n: move + 1 }), el("pre", {}, traceback));
}

function draw() {
  const focused = document.activeElement?.dataset?.key;
  const isPlayable = aboutOf(script?.game) !== undefined;
  const unfolded = [...root.querySelectorAll("details")].map((it) => it.open);
  root.replaceChildren(
    el("h1", {}, script ? say("title", { game: aboutOf(script.game)?.about.title ?? script.game }) : "Tablée"),
    ...(studio?.troubles ?? []).map((it) => el("p", { role: "alert" }, `${it.key} · ${it.code} · ${it.detail}`)),
    ...(problem ? [el("p", { role: "alert" }, problem)] : []),
    ...(studio && !isPlayable ? [el("p", {}, say("noGame"))] : []),
    ...(studio && isPlayable ? [setting(), ways()] : []),
    ...(scene?.stop ? [stopped(scene.stop)] : []),
    ...(scene?.outcome ? [el("p", { role: "status" }, say("over", { outcome: JSON.stringify(scene.outcome) }))] : []),
    el("div", { class: "seats" }, ...(scene?.eyes ?? []).map(seatCard)),
    ...(scene ? [events()] : []),
  );
  [...root.querySelectorAll("details")].forEach((it, n) => (it.open = unfolded[n] ?? it.open));
  if (focused) root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

function events() {
  const rows = scene.steps.map(({ seat, event }) =>
    el("li", {}, `${seat === null ? say("table") : say("seat", { n: seat })} · ${JSON.stringify(event)}`),
  );
  return el("section", {}, el("h2", {}, say("events", { n: rows.length })), el("ol", { tabindex: 0 }, ...rows));
}

await look();
setInterval(look, 1000);
