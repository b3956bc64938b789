"""Refusals in English: what the rule wants, by the code of the refusal."""

REFUSALS = {
    "refusal.rule": "Say rules {rule} to read why.",
    "refusal.unknown": "The rules do not allow that ({code}).",
    # of every game
    "refusal.no_such_seat": "Nobody sits there.",
    "refusal.malformed": "The table did not understand that.",
    "refusal.only_the_table_may": "Only the table does that.",
    "refusal.take_a_seat": "Take a seat to play.",
    "refusal.seats_out_of_range": "This game is not for that many.",
    "refusal.already_begun": "The game has begun already.",
    "refusal.not_awaited": "Nobody is waiting for you just now.",
    "refusal.no_clock_to_stretch": "There is no clock that could give you more time.",
    "refusal.too_early": "The time is not up yet.",
    "refusal.not_playing": "Not now: wait until the turns begin.",
    "refusal.not_at_this_step": "Not now: something else comes first.",
    "refusal.not_your_turn": "It is not your turn.",
    # of drawings
    "refusal.drawing_too_large": "This drawing is too large. Undo a few strokes, then go on.",
    "refusal.drawn_elsewhere": "Another device has drawn on meanwhile. Look at that first.",
    "refusal.half_a_point": "A line is made of whole points: x, y and pressure.",
    "refusal.no_such_pen": "This pen is not in the box.",
    "refusal.off_the_paper": "This line leaves the paper.",
    "refusal.too_many_points": "This line is too long. Lift the pen now and then.",
    "refusal.too_many_strokes": "A drawing has 400 strokes at most.",
}
