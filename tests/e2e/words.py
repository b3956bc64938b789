"""What is written on what one presses, in both languages."""

from dataclasses import dataclass
from re import Pattern, compile
from typing import Literal

Language = Literal["fr", "en"]


@dataclass(frozen=True)
class Words:
    """Beginnings, so that names and French spaces may follow."""

    locale: str
    home: str
    open: str
    opening: str
    copy: str
    copied: str
    come_in: str
    start: str
    ready: str
    hand: str
    private: str
    not_with_first: str
    no_cards_yet: str
    hide: str
    pick: str
    idle: str
    ask: tuple[str, ...]
    announce: str
    end_turn: str
    concede: str
    again: str
    log: str
    moved: str
    go_on_here: str
    watching: str
    line_down: str
    one_waits: str
    lend: str
    menu: str
    table: str
    more_for: str
    hand_over: str
    remove: str
    removed: str
    silence: str
    door: str
    talk: str
    invite: str
    help: str
    leave: str
    left: str
    missing: str

    def asks(self) -> Pattern[str]:
        return compile("|".join(self.ask))


WORDS: dict[Language, Words] = {
    "fr": Words(
        locale="fr-FR",
        home="Venez vous asseoir",
        open="Ouvrir la table",
        opening="Ouvrir une table de Between",
        copy="Copier le lien",
        copied="Le lien est copié.",
        come_in="Entrer",
        start="Commencer",
        ready="Je suis là",
        hand="Votre main",
        private="Pour vos yeux seulement",
        not_with_first="ne va pas avec",
        no_cards_yet="Choisissez deux cartes",
        hide="Cacher",
        pick="Choisir ",
        idle="déjà connu",
        ask=("À qui, et", "Que demander", "Demander"),
        announce="Annoncer",
        end_turn="Finir mon tour",
        concede="Montrer mon intervalle",
        again="Rejouer",
        log="Télécharger le journal",
        moved="Vous êtes à cette table dans une autre fenêtre",
        go_on_here="Continuer ici",
        watching="Vous regardez.",
        line_down="La connexion est coupée.",
        one_waits="1 action en attente.",
        lend="Prêter sa place",
        menu="Menu",
        table="qui est là",
        more_for="Plus, pour ",
        hand_over="Passer la table à ",
        remove="Demander à ",
        removed="L’hôte a libéré votre place",
        silence="Silence",
        door="Le code suffit pour entrer",
        talk="Dire quelque chose",
        invite="Inviter",
        help="Règles",
        leave="Quitter la table",
        left="Vous avez quitté la table",
        missing="Personne à cette table",
    ),
    "en": Words(
        locale="en-GB",
        home="Come and sit down",
        open="Open the table",
        opening="Open a table of Between",
        copy="Copy the link",
        copied="The link is copied.",
        come_in="Come in",
        start="Start",
        ready="I am ready",
        hand="Your hand",
        private="For your eyes only",
        not_with_first="does not go with",
        no_cards_yet="Choose two cards",
        hide="Hide",
        pick="Choose ",
        idle="already known",
        ask=("Whom, and", "What do you ask", "Ask"),
        announce="Announce",
        end_turn="End my turn",
        concede="Show my interval",
        again="Play again",
        log="Download the log",
        moved="You are at this table in another window",
        go_on_here="Go on here",
        watching="You are watching.",
        line_down="The connection is down.",
        one_waits="1 move waiting to be sent.",
        lend="Lend the seat",
        menu="Menu",
        table="who is here",
        more_for="More for ",
        hand_over="Make ",
        remove="Ask ",
        removed="The host has freed your seat",
        silence="Silence",
        door="Anyone with the code may come in",
        talk="Say something",
        invite="Invite",
        help="Rules",
        leave="Leave the table",
        left="You have left the table",
        missing="Nobody sits here",
    ),
}
