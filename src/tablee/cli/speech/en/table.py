"""What is said at any table in the terminal, in English; a game's own words go first."""

TABLE = {
    "play.names": "Lou Sacha Max Inès Noor Tom Ada Eli Zoé Jo Ben",
    "play.You": "You",
    "play.you": "you",
    "play.options": "Agreed: {options}. Change it with --option NAME=VALUE.",
    "play.help": "Say “?” at any time for help, quit to leave.",
    "play.idle": "That cannot change anything or tell you anything new; say it again to do it all the same.",
    # what one may say about the terminal; the first word is shown, the others are understood
    "wish.help": "? help",
    "wish.table": "table",
    "wish.rules": "rules rule",
    "wish.log": "log",
    "wish.wait": "wait",
    "wish.back": "back",
    "wish.quit": "quit exit",
    "help.action": "{n}  {text} ({example})",
    "help.field": "Type what is asked for, or one of the values that are shown; an empty line takes you back.",
    "help.wishes": """\
Say a number or how a word begins, with what belongs to it: whoever sits there by number or name. What is missing is \
asked for.
table shows the table again, log tells everything again, rules tells the rules and rules 10 one of them, quit leaves. \
An empty line waits until something happens.""",
    # what is to be chosen
    "choose.field": "{field}? {hint}",
    "choose.hidden": "find it yourself, and say it like {example}",
    "choose.two": "two numbers from {low} to {high}, at least {apart} apart",
    "choose.some": "{n} of {values}",
    "choose.letters": "a word of these letters, {low} to {high} of them: {hand}",
    "choose.spelling": "a word of {n} letters: {pattern}",
    "choose.word": "one word of your own, at most {n} letters",
    "choose.text": "your own words, at most {n} letters",
    "choose.drawing": "draw with words: things by name, such as sun, tree, or shapes with numbers from 0 to 100, "
    "such as circle 50 50 30, line 10 90 90 90, box 20 20 80 80, dot 50 50",
    # what was not understood
    "unclear.word": "I do not know “{word}”; say “?” to see what can be said.",
    "unclear.which": "“{word}” could be several things; say its number.",
    "unclear.number": "Say a number from 1 to {n}, not {given}.",
    "unclear.whom": "Who is “{word}”? Say the number of a seat, or a name at this table.",
    "unclear.value": "“{given}” does not fit here ({field}); say “?” for help.",
    "unclear.missing": "Something is missing: {field}.",
    "unclear.form": "Say it like this: {example}.",
    "unclear.thing": "I cannot draw “{word}”; I know for example {known}.",
    "unclear.shape": "“{word}” takes {n} numbers from 0 to 100.",
    "unclear.late": "Too late: the game has gone on.",
    "unclear.awaited": "Everybody waits for you.",
    # the rules
    "rules.none": "There is no rules page for {title} here.",
    "rules.unknown": "There is no rule “{rule}”; say for example rules {example}.",
    "rules.text": "{rule}: {text}",
    "rules.part": "{ids}  {title}",
    "rules.more": "Say rules {example} to read one of them.",
    # the table
    "layout.own": "◉ For your eyes only",
    "layout.is": ": ",
    "layout.colours": "RYGBK",
    "legend.light_line": "A card shows at each stub the letter of its colour (R red, Y yellow, G green, B blue, "
    "K black), and a line joins two equal letters. Name a cell by its column and row, such as b2; b2t lays the card "
    "there turned by half. ↑ it fits as it is, ↻ turned.",
    "legend.wordz": "@ is a vowel and # a consonant, face down.",
    "legend.trapwords": "◆ the red team, ◇ the blue one, ☠ the monster; “?” is a curse that lies face down.",
    "layout.longest": "Your longest line: {n} ({letter})",
    "layout.said": "Said",
    "layout.solution": "The solution",
    # of every game
    "action.need_time": "More time",
    "now.mine": "Your move.",
    "now.others": "You may also do something.",
    "told.turn_began": "",
    "told.turn_began.own": "Your turn.",
    "told.clock_started": "Most are done: the clock runs for the others.",
    "told.time_stretched": "{seat} takes more time.",
    "told.time_stretched.own": "You have more time.",
    "told.time_ran_out": "Time is up.",
    "told.vacated": "{seat} has left.",
    "told.occupied": "{seat} is back.",
    "told.game_ended": "The game is over. The winner: {outcome.winners}.",
    "told.game_ended.own": "The game is yours.",
    "told.game_ended.outcome.winners.none": "The game is over, and nobody wins.",
    "value.true": "yes",
    "value.false": "no",
}
