"""What is said at any table in the terminal, in French; a game's own words go first."""

TABLE = {
    "play.names": "Lou Sacha Max Inès Noor Tom Ada Eli Zoé Jo Ben",
    "play.You": "Vous",
    "play.you": "vous",
    "play.options": "Convenu : {options}. Cela se change avec --option NOM=VALEUR.",
    "play.help": "Dites « ? » à tout moment pour de l’aide, quitter pour partir.",
    "play.idle": "Cela ne change rien et ne vous apprendra rien ; redites-le pour le faire quand même.",
    # what one may say about the terminal; the first word is shown, the others are understood
    "wish.help": "? aide",
    "wish.table": "table",
    "wish.rules": "règles règle",
    "wish.log": "journal",
    "wish.wait": "attendre",
    "wish.back": "retour",
    "wish.quit": "quitter",
    "help.action": "{n}  {text} ({example})",
    "help.field": "Tapez ce qui est demandé, ou l’une des valeurs montrées ; une ligne vide vous ramène en arrière.",
    "help.wishes": """\
Dites un numéro ou le début d’un mot, avec ce qui va avec : une personne par son numéro ou son nom. Ce qui manque \
vous est demandé.
table remontre la table, journal raconte tout de nouveau, règles dit les règles et règles 10 l’une d’elles, quitter \
s’en va. Une ligne vide attend qu’il se passe quelque chose.""",
    # what is to be chosen
    "choose.field": "{field} ? {hint}",
    "choose.hidden": "à vous de trouver ; dites-le comme {example}",
    "choose.two": "deux nombres de {low} à {high}, à {apart} d’écart au moins",
    "choose.some": "{n} parmi {values}",
    "choose.letters": "un mot de ces lettres, de {low} à {high} : {hand}",
    "choose.spelling": "un mot de {n} lettres : {pattern}",
    "choose.word": "un mot à vous, de {n} lettres au plus",
    "choose.text": "vos propres mots, {n} lettres au plus",
    "choose.drawing": "dessinez en mots : des choses par leur nom, comme soleil, arbre, ou des formes avec des nombres "
    "de 0 à 100, comme cercle 50 50 30, ligne 10 90 90 90, boîte 20 20 80 80, point 50 50",
    # what was not understood
    "unclear.word": "Je ne connais pas « {word} » ; dites « ? » pour voir ce qui se dit.",
    "unclear.which": "« {word} » peut dire plusieurs choses ; dites le numéro.",
    "unclear.number": "Dites un numéro de 1 à {n}, pas {given}.",
    "unclear.whom": "Qui est « {word} » ? Dites le numéro d’une place, ou un nom de cette table.",
    "unclear.value": "« {given} » ne va pas ici ({field}) ; dites « ? » pour de l’aide.",
    "unclear.missing": "Il manque quelque chose : {field}.",
    "unclear.form": "Dites-le ainsi : {example}.",
    "unclear.thing": "Je ne sais pas dessiner « {word} » ; je connais par exemple {known}.",
    "unclear.shape": "« {word} » prend {n} nombres de 0 à 100.",
    "unclear.late": "Trop tard : la partie a continué.",
    "unclear.awaited": "Tout le monde vous attend.",
    # the rules
    "rules.none": "Il n’y a pas ici de page de règles pour {title}.",
    "rules.unknown": "Il n’y a pas de règle « {rule} » ; dites par exemple règles {example}.",
    "rules.text": "{rule} : {text}",
    "rules.part": "{ids}  {title}",
    "rules.more": "Dites règles {example} pour en lire une.",
    # the table
    "layout.own": "◉ Pour vos yeux seulement",
    "layout.is": " : ",
    "layout.colours": "RJVBN",
    "legend.light_line": "Une carte montre à chaque bout la lettre de sa couleur (R rouge, J jaune, V vert, B bleu, "
    "N noir), et une ligne joint deux lettres égales. Nommez une case par sa colonne et sa rangée, comme b2 ; b2t y "
    "pose la carte après un demi-tour. ↑ elle va telle quelle, ↻ retournée.",
    "legend.wordz": "@ est une voyelle et # une consonne, face cachée.",
    "legend.trapwords": "◆ l’équipe rouge, ◇ la bleue, ☠ le monstre ; « ? » est une malédiction face cachée.",
    "layout.longest": "Votre plus longue ligne : {n} ({letter})",
    "layout.said": "Dit",
    "layout.solution": "La solution",
    # of every game
    "action.need_time": "Plus de temps",
    "now.mine": "À vous.",
    "now.others": "Vous pouvez aussi faire quelque chose.",
    "told.turn_began": "",
    "told.turn_began.own": "C’est à vous.",
    "told.clock_started": "Presque tous ont fini : l’horloge tourne pour les autres.",
    "told.time_stretched": "{seat} prend plus de temps.",
    "told.time_stretched.own": "Vous avez plus de temps.",
    "told.time_ran_out": "Le temps est écoulé.",
    "told.vacated": "{seat} est parti.",
    "told.occupied": "{seat} est de retour.",
    "told.game_ended": "La partie est finie. Victoire : {outcome.winners}.",
    "told.game_ended.own": "La partie est à vous.",
    "told.game_ended.outcome.winners.none": "La partie est finie, et personne ne gagne.",
    "value.true": "oui",
    "value.false": "non",
}
