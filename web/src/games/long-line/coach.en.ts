/** What the coach of LONG-LINE says: in a race, in few words. */
export const coach = {
  ready: "A line scores its number of cards: 8 at most.",
  race: "A line scores its cards; who is left over scores less.",
  "call.one": "Called now, your line scores {n}.",
  "call.other": "Called now, your line scores {n}.",
  "blocked.one": "{n} is called already: make it longer or shorter.",
  "blocked.other": "{n} is called already: make it longer or shorter.",
  "called.one": "You called {n}: that is {n} point.",
  "called.other": "You called {n}: that is {n} points.",

  "where.lay.some": "Look at card {card} of those not laid.",
  "where.take_back": "One of the cards you laid is in the way.",
  "where.call": "Look at your longest line: it may be enough.",
  "what.lay.as_is": "Lay card {card} at {at}, as it is.",
  "what.lay.turned": "Lay card {card} at {at}, turned by half.",
  "what.take_back": "Take back the card that your line does not need.",
  "what.clear_bench": "Take all your cards back: another line is longer.",
  "what.call": "Call LINE with {n}.",
  "what.stop": "Call no more: nothing better is left.",
  "what.turn_up": "Say that you are ready.",
  "what.none": "Wait: your line is as long as it can be.",
} as const;
