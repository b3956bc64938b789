/** What the rules of Wordz refuse with, by code: what the rule wants. */
export const refusals = {
  already_proposed: "One proposal a turn, and you have made yours.",
  already_turned: "One card a turn, and you have turned yours.",
  does_not_fit: "Spell a word that fits the cards: the letters that lie open, vowels and consonants in their places.",
  look_it_up_first: "At this table only listed words are laid: look yours up first.",
  no_ballot_left: "You have no vote on this word, or you have cast it.",
  no_token: "A proposal costs a token, and you have none. You get one when somebody proposes for your word, or pays for a faulty one.",
  no_vote_now: "No vote is under way.",
  no_word_there: "There is no word to find there.",
  not_composing: "Words are composed at the beginning of a round.",
  not_face_down: "Choose a card that lies face down.",
  not_your_letters: "Compose your word from your own letters, each card once.",
  too_short: "This word is too short for this table.",
  turn_a_card_first: "Turn one card of an opponent first.",
} as const;
