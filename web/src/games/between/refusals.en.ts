/** Between's refusals by code: what the rule wants. */
export const refusals = {
  already_asked: "One question per turn, and you have asked yours.",
  ask_another_seat: "Ask one of the other players.",
  ask_first: "Ask a question first; then you may announce or end your turn.",
  joker_spent: "You have played your joker already.",
  no_hand_left: "That hand is empty: ask somebody who still has cards.",
  no_sheet_for_that_seat: "You have a sheet for each of the other players, and none for that seat.",
  no_sheets_here: "This table plays with the board; there are no private sheets.",
  no_such_card: "The cards go from 1 to 24.",
  not_an_interval: "Two numbers from 1 to 24, at least 2 apart, the lower one first.",
  not_your_cards: "Choose two of your own cards.",
  not_choosing: "Intervals are chosen once, at the start of a round.",
  nothing_between: "You must keep a card that falls strictly between the two you hide.",
  nothing_hidden_there: "There is nothing left to find there: choose a player with a hidden interval.",
  nothing_to_concede: "You may concede when you are out and a single player is still in.",
  too_close: "The two cards must be at least 2 apart.",
  you_hold_it: "Ask for a number you do not have, neither in hand nor in your interval.",
} as const;
