// boardgame.io with a game of hidden numbers for four, as near to Between as one move can be:
// ask a seat for a number; a card that is found is laid open, and everybody hears the answer.
//
//     node server.js PORT [FOLDER]        without a folder its matches live in memory

const { INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Server } = require("boardgame.io/server");

const DECK = Array.from({ length: 24 }, (_, index) => index + 1);
const SEATS = [0, 1, 2, 3];
const QUESTIONS_A_ROUND = 40;

function deal(random, round) {
  const cards = random.Shuffle(DECK);
  return {
    round,
    hands: SEATS.map((seat) => cards.slice(seat * 6, seat * 6 + 6).sort((a, b) => a - b)),
    open: SEATS.map(() => []),
    noes: SEATS.map(() => []),
    questions: [],
  };
}

function ask({ G, playerID, random }, whom, value) {
  const asker = Number(playerID);
  if (whom === asker || !SEATS.includes(whom) || !DECK.includes(value)) return INVALID_MOVE;
  if (G.hands[asker].includes(value)) return INVALID_MOVE;
  if (G.questions.length === QUESTIONS_A_ROUND) return deal(random, G.round + 1);
  const has = G.hands[whom].includes(value);
  if (has) {
    G.hands[whom] = G.hands[whom].filter((card) => card !== value);
    G.open[whom].push(value);
  } else if (!G.noes[whom].includes(value)) {
    G.noes[whom].push(value);
  }
  G.questions.push([asker, whom, value, has]);
}

const numbers = {
  name: "numbers",
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  setup: ({ random }) => deal(random, 1),
  moves: { ask },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
  }),
};

const [port, dir] = process.argv.slice(2);
const db = dir && new FlatFile({ dir });
const server = Server({ games: [numbers], origins: [], ...(db && { db }) });
server.run({ port: { port: Number(port), host: "127.0.0.1" } });
