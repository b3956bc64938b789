"""What a host is told, in French: by `tablee serve`, `tablee doctor` and `tablee backup`."""

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
    "doctor.clock_wrong": "L’horloge indique {date} : réglez-la, sinon les tables sont gardées trop longtemps.",
}
