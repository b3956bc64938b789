"""Refusals in French: what the rule wants, by the code of the refusal."""

REFUSALS = {
    "refusal.rule": "Dites règles {rule} pour lire pourquoi.",
    "refusal.unknown": "Les règles ne le permettent pas ({code}).",
    # of every game
    "refusal.no_such_seat": "Il n’y a personne à cette place.",
    "refusal.malformed": "La table n’a pas compris.",
    "refusal.only_the_table_may": "Seule la table peut faire cela.",
    "refusal.take_a_seat": "Prenez place pour jouer.",
    "refusal.seats_out_of_range": "Ce jeu ne se joue pas à ce nombre.",
    "refusal.already_begun": "La partie a déjà commencé.",
    "refusal.not_awaited": "Personne ne vous attend pour l’instant.",
    "refusal.no_clock_to_stretch": "Aucune horloge ne peut vous donner plus de temps.",
    "refusal.too_early": "Le temps n’est pas encore écoulé.",
    "refusal.not_playing": "Pas maintenant : attendez que les tours commencent.",
    "refusal.not_at_this_step": "Pas maintenant : autre chose vient d’abord.",
    "refusal.not_your_turn": "Ce n’est pas à vous de jouer.",
    # of drawings
    "refusal.drawing_too_large": "Ce dessin est trop lourd. Annulez quelques traits, puis continuez.",
    "refusal.drawn_elsewhere": "Un autre appareil a continué ce dessin. Regardez-le d’abord.",
    "refusal.half_a_point": "Un trait est fait de points entiers : x, y et pression.",
    "refusal.no_such_pen": "Ce crayon n’est pas dans la boîte.",
    "refusal.off_the_paper": "Ce trait sort de la feuille.",
    "refusal.too_many_points": "Ce trait est trop long. Levez le crayon de temps en temps.",
    "refusal.too_many_strokes": "Un dessin a 400 traits au plus.",
}
