/** What several games say in the same words. */
export const shared = { "rule.read": "Read rule {rule}", "round.on": "Go on", "round.points": "Points so far", "round.title": "End of round {n}", "seat.points.one": "{n} point", "seat.points.other": "{n} points", "sure.no": "Not yet" } as const;
