/** What KIDZ-LINE can refuse with, in simple words; whatever else comes is said as in the other modes. */
export const refusals = {
  cell_is_taken: "There is a card here already.",
  continues_no_line: "Lay your card where a line goes on.",
  it_fits_somewhere: "Your card fits somewhere: look a little longer.",
  no_clock_to_stretch: "You cannot get more time now.",
  not_at_this_step: "Not yet: something else comes first.",
  not_awaited: "Nobody is waiting for you just now.",
  not_beside_the_display: "Lay your card beside another one.",
  not_playing: "Not now: wait until it begins.",
  not_your_turn: "It is not your turn.",
  only_half_turns: "A card is turned by half or not at all.",
} as const;
