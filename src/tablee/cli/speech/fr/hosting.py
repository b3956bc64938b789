"""What a host is told, in French: by `tablee serve`, `doctor`, `backup`, `restore` and `dev`."""

HOSTING = {
    "serve.open": "Tablée est ouverte.",
    "serve.here": "Sur cette machine : {address}",
    "serve.there": "Pour tout le monde dans la pièce : {address}",
    "serve.stop": "Ctrl+C la ferme ; rien ne se perd.",
    "serve.no_client": "Le client du navigateur n’est pas construit : `make play` le construit.",
    "serve.busy": "Le port {port} est pris, peut-être par une autre Tablée ; "
    "--port ou TABLEE_PORT en choisit un autre.",
    "serve.no_listen": "Tablée ne peut pas écouter sur {host}, port {port} : {reason}.",
    "serve.in_use": "Une autre Tablée utilise le dossier {folder} ; fermez-la, ou choisissez-en un autre avec --data.",
    "serve.newer_schema": "Une Tablée plus récente a écrit le dossier {folder} ; mettez celle-ci à jour.",
    "serve.not_durable": "Le dossier {folder} ne garde pas ce qu’on lui confie ; choisissez-en un sur un vrai disque.",
    "serve.damaged": "Les données de {folder} sont abîmées ; restaurez une sauvegarde "
    "(docs/hosting.md dit comment). {detail}",
    "serve.out_of_reach": "Le dossier {folder} ne peut pas servir. {detail}",
    "backup.done": "{file} contient une copie de {tables} tables, {size} ko, relue et saine.",
    "problem.nothing_to_back_up": "Il n’y a rien à sauvegarder dans {folder} ; "
    "nommez le dossier de données avec --data.",
    "problem.no_backup": "Aucune sauvegarde de {path} : {reason}.",
    "doctor.python": "Python {version}",
    "doctor.python_old": "Python {version} est trop ancien ; Tablée demande 3.11 ou plus récent.",
    "doctor.settings": "Les réglages se lisent.",
    "doctor.setting": "{sentence}",
    "doctor.unknown": "{name} est défini, et n’est pas un réglage de Tablée.",
    "doctor.folder": "Le dossier de données {folder} est accessible en écriture.",
    "doctor.folder_closed": "Le dossier de données {folder} n’est pas accessible en écriture : {reason}.",
    "doctor.tables": "{tables} tables sont conservées, et toutes s’ouvrent.",
    "doctor.tables_damaged": "{damaged} tables sur {tables} ne peuvent pas être ouvertes par cette version : {codes}. "
    "Gardez le dossier tel quel, et revenez à la version d’avant ou à une sauvegarde.",
    "doctor.store_closed": "Ce qui est conservé ne peut pas être lu : {reason}",
    "doctor.tables_waiting": "{waiting} tables sur {tables} attendent un jeu qui ne peut pas être joué ici : {codes}. "
    "Elles rouvriront avec son paquet.",
    "doctor.packages": "Jeux venus de paquets : {games}.",
    "doctor.trouble": "{sentence}",
    "doctor.space": "{size} Mo sont libres sur le disque.",
    "doctor.space_low": "Seulement {size} Mo sont libres sur le disque.",
    "doctor.port": "Le port {port} est libre.",
    "doctor.port_taken": "Le port {port} ne peut pas servir : {reason}.",
    "doctor.sqlite": "SQLite {version}",
    "doctor.sqlite_wal_reset": "SQLite {version} peut abîmer les données quand un second programme y fait un "
    "point de contrôle ; sauvegardez avec `tablee backup`, pas avec Litestream.",
    "doctor.client": "Le client du navigateur est là.",
    "doctor.no_client": "Le client du navigateur n’est pas construit : `make play` le construit.",
    "doctor.clock": "L’horloge est plausible.",
    "doctor.clock_wrong": "L’horloge indique {date} : réglez-la.",
    "doctor.clock_behind": "L’horloge indique {date} (UTC), et a déjà indiqué {seen} : réglez-la.",
    "doctor.clock_ahead": "L’horloge a récemment avancé de {minutes} min d’un coup ; ce temps ne compte pas.",
    "doctor.clock_back": "L’horloge a récemment reculé de {minutes} min ; "
    "rien n’est jeté tant qu’elle n’a pas été juste pendant un jour.",
    "doctor.trash": "Tables à la corbeille : {tables}. `tablee restore` les énumère et les ramène.",
    "trouble.broken": "Le paquet {package} ne peut pas servir ; son jeu {game} n’est pas sur l’étagère. {detail}",
    "trouble.broken_bots": "Les robots du paquet {package} pour {game} ne peuvent pas servir. {detail}",
    "trouble.newer_interface": "L’écran de {game} est fait pour une Tablée plus récente ; on y joue à la table simple. "
    "Mettez à jour Tablée, ou le paquet {package}.",
    "trouble.unreadable": "{game}, paquet {package} : {detail} ne peut pas être lu.",
    "trouble.missing_text": "{game}, paquet {package} : il manque un texte dans {detail}",
    "trouble.missing_file": "{game}, paquet {package} : il manque le fichier {detail}.",
    "trouble.too_large": "{game}, paquet {package} : le fichier {detail} est trop grand, et laissé de côté.",
    "dev.watching": "Le paquet de {folder} est servi comme s’il était installé ; "
    "le panneau pour qui le fait est à /dev.",
    "dev.again": "Un fichier a changé : on reprend du début.",
    "problem.no_package": "Il n’y a pas de pyproject.toml dans {path} ; nommez le dossier d’un paquet.",
    "problem.bad_package": "Le pyproject.toml de {path} ne peut pas être lu : {reason}",
    "problem.no_game_offered": "Le pyproject.toml de {path} n’offre aucun jeu : "
    "il faut un point d’entrée du groupe tablee.games.",
    "restore.done": "La table {table} est revenue.",
    "restore.empty": "La corbeille est vide.",
    "restore.lying": "{table} (jours restants : {days})",
    "problem.not_in_trash": "{table} n’est pas dans la corbeille.",
    "problem.server_running": "Un serveur utilise les tables ; arrêtez-le d’abord.",
    "problem.no_restore": "Rien n’a été ramené : {reason}.",
}
