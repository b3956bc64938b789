/** What the coach of KIDZ-LINE says, to children. */
export const coach = {
  "placed.one": "Every card you lay counts 1: you have laid {n}.",
  "placed.other": "Every card you lay counts 1: you have laid {n}.",

  "where.none": "Look all around the cards that lie there.",
  "where.other": "Look at what you can do now.",
  "what.other": "Do what stands first.",
  "where.place": "Hold your card beside each card that lies there.",
  "where.place.some": "Look at the framed place: {at}.",
  "what.none": "Wait until it is your turn.",
  "what.turn_up": "Turn up your card.",
  "what.place.as_is": "Lay it at {at}, just as it is.",
  "what.place.turned": "Lay it at {at}, turned around.",
  "what.give_up": "It fits nowhere: put it under your pile.",
} as const;
