/** What several games say in the same words. */
export const shared = { "rule.read": "Read rule {rule}", "round.on": "Go on", "round.points": "Points so far", "round.title": "End of round {n}", "seat.points.one": "{n} point", "seat.points.other": "{n} points", "sure.no": "Not yet" } as const;

/** What games of rounds and clocks tell in the same words. */
export const rounds = { clock_started: "Most are done: the clock runs for the others.", "time_stretched.i": "You have more time.", "time_stretched.they": "{who} takes more time.", time_ran_out: "Time is up.", points: "{who} {n}", round_ended: "End of round {round}. Points: {points}." } as const;
