/** The game at a glance. */
export const glance = {
  "want.1": "Everybody builds at the same time, each with eight cards of their own.",
  "want.2": "Make one line of a single colour run over as many of them as you can.",
  "want.shows": "Seven cards laid as a hook, with a green line that runs over all of them.",
  "turn.1": "Lay your cards edge to edge, as they are or turned by half, so that a line goes on in its own colour.",
  "turn.2": "Move them and take them back as often as you like.",
  "turn.3": "When your line is long enough, call “LINE!” with the number of its cards: that is your score.",
  "turn.4": "Nobody else can call this number in this round, so do not wait too long.",
  "turn.5": "If yours has been called, go for a longer line or a shorter one.",
  "turn.shows": "The numbers from 2 to 8. Somebody has called 6, which is blocked; 7 and 5 are still free.",
  "turn.under": "6 has been called: 7 or 5 are left to you",
  "end.1": "A round is over when all but one have called; the last scores the line that lies there, but less than the lowest call.",
  "end.2": "After six rounds, most points win.",
  "end.shows": "Three players. Two have called, and score 6 and 5; the last has a line of 7, and scores 4.",
  "end.called": "called",
  "end.last": "last, with a line of 7",
} as const;
