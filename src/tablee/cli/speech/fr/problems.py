"""What cannot be done, in French."""

PROBLEMS = {
    "problem.usage": "{detail}",
    "problem.unknown_game": "Aucun jeu ne s’appelle « {name} » ; essayez {known}.",
    "problem.unknown_bot": "{title} n’a pas de robot nommé « {name} » ; essayez {known}.",
    "problem.bot_form": "Un robot d’ailleurs s’écrit {known}, pas « {address} ».",
    "problem.no_such_bot_file": "Il n’y a pas de robot à {address} : pas de fichier {detail}.",
    "problem.no_such_module": "Il n’y a pas de robot à {address} : pas de module {detail}.",
    "problem.no_such_name": "Il n’y a pas de robot à {address} : rien ne s’y appelle {detail}.",
    "problem.cannot_choose": "À {address} il n’y a pas un robot : il n’a pas de « choose ».",
    "problem.broken_bot": "Le robot à {address} ne peut pas être créé : {detail}.",
    "problem.seats_out_of_range": "{title} se joue à {seats}, pas à {given}.",
    "problem.bots_and_seats": "Donnez un robot pour tous ou un pour chacune des {seats} places, pas {bots}.",
    "problem.bots_and_others": "Donnez un robot pour tous ou un pour chacun des {others} autres, pas {bots}.",
    "problem.unknown_preset": "{title} n’a pas de formule « {name} » ; essayez {known}.",
    "problem.bad_option": "{title} n’accepte pas cette option : {reason}.",
    "problem.option_form": "Une option s’écrit NOM=VALEUR, pas « {given} ».",
    "problem.unknown_option": "{title} n’a pas d’option nommée « {name} » ; essayez {known}.",
    "problem.bad_value": "L’option {name} ne peut pas être « {given} » ; essayez {known}.",
    "problem.broken_game": "Le jeu {name} du paquet {package} ne peut pas servir : {reason}",
    "problem.misfit": "L’option {name} ne peut pas être « {given} ».",
    "problem.too_small": "{option} doit être au moins {least}, pas {given}.",
    "problem.no_such_folder": "Il n’y a pas de dossier {path}.",
    "problem.no_such_file": "Il n’y a pas de fichier {path}.",
    "problem.is_folder": "{path} est un dossier ; indiquez un fichier.",
    "problem.not_a_folder": "{path} est un fichier ; indiquez un dossier.",
    "problem.file_exists": "{path} existe déjà ; indiquez un autre fichier.",
    "problem.folder_exists": "{path} existe déjà, et rien n’y a été touché ; choisissez un autre nom ou dossier.",
    "problem.bad_game_name": "« {name} » ne peut pas être le nom d’un jeu : prenez quelques lettres, d’abord une "
    "lettre, puis aussi des chiffres, des espaces et des traits d’union.",
    "problem.long_game_name": "« {name} » est trop long pour le nom d’un jeu : {longest} lettres au plus.",
    "problem.game_name_taken": "« {name} » est pris, par un autre jeu ou par un module de Python ; changez de nom.",
    "problem.file": "{path} est inutilisable : {reason}.",
    "problem.no_end": "Une partie a été arrêtée au coup {move}, car elle ne finissait pas ; "
    "graine de la table : {seed}.",
    "problem.nobody_acts": "La place {seats} n’a pas joué au coup {move}, et personne d’autre ne le pouvait ; "
    "graine de la table : {seed}.",
    "problem.bad_move": "Le robot de la place {seats} a joué un coup refusé, {detail}, au coup {move} ; "
    "graine de la table : {seed}.",
    "problem.bot_broke": "Le robot de la place {seats} s’est cassé au coup {move} : {detail} ; "
    "graine de la table : {seed}.",
    "problem.bot_crashed": "Le robot de la place {seats} a mis fin au processus où il jouait ; "
    "graine de la table : {seed}.",
    "problem.bot_stalled": "Le robot de la place {seats} a réfléchi plus de {detail} s au coup {move} ; "
    "graine de la table : {seed}.",
    "problem.bot_nonsense": "Le robot de la place {seats} a répondu ce qui n’est pas une action, {detail}, "
    "au coup {move} ; graine de la table : {seed}.",
    "problem.bot_varies": "Le robot de la place {seats} a choisi autrement la seconde fois, au coup {move} ; "
    "graine de la table : {seed}.",
    "problem.no_such_seat": "Cette partie a les places 1 à {seats}, pas de place {given}.",
    "problem.not_a_log": "{path} n’est pas un journal de partie.",
    "problem.newer_format": "{path} est un journal plus récent, format {detail} ; mettez Tablée à jour.",
    "problem.newer_rules": "{path} suit des règles plus récentes, version {detail} ; mettez Tablée à jour.",
    "problem.older_rules": "{path} suit des règles plus anciennes, version {version} ; ici c’est la version {newest}. "
    "Aucune ligne n’a été changée, et la graine répond à l’engagement ; {same} décisions sur {decisions} seraient "
    "les mêmes aujourd’hui, la première autre est à la ligne {line}. "
    "Seule une Tablée de l’époque peut toutes les juger.",
    "problem.unknown_game_in_log": "{path}, ligne {line} : aucun jeu ne s’appelle « {name} » ici.",
    "problem.impossible_table": "{path}, ligne {line} : une telle table n’existe pas : {reason}.",
    "problem.cut_off": "{path}, ligne {line} : le fichier est coupé.",
    "problem.unreadable": "{path}, ligne {line} : cette ligne a été modifiée ou abîmée, Tablée ne l’écrit pas ainsi.",
    "problem.out_of_place": "{path}, ligne {line} : cette ligne n’est pas à sa place.",
    "problem.impossible_event": "{path}, ligne {line} : cet événement ne peut pas suivre le précédent.",
    "problem.changed": "{path}, ligne {line} : cette ligne a été modifiée.",
    "problem.not_sealed": "{path} est une partie inachevée : {line} lignes qui se tiennent, mais pas de sceau.",
    "problem.other_attachment": "{path}, ligne {line} : le journal ne nomme pas ce dessin.",
    "problem.other_seed": "{path}, ligne {line} : cette graine ne répond pas à l’engagement de la ligne 1.",
    "problem.other_deal": "{path}, ligne {line} : cette graine n’est pas celle de la donne que le journal nomme.",
    "problem.no_action": "{path}, ligne {line} : personne n’a demandé cet événement.",
    "problem.back_in_time": "{path}, ligne {line} : ceci s’est passé avant la ligne qui précède.",
    "problem.against_the_rules": "{path}, ligne {line} : les règles refusent cette action : {reason}.",
    "problem.dealt_otherwise": "{path}, ligne {line} : la graine et les règles donnent un autre événement.",
    "problem.not_over": "{path}, ligne {line} : le journal est scellé, mais la partie n’est pas finie.",
}
