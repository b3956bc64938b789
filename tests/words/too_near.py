"""Words that one drawing could stand for: of each line one at most may be in a column.

Nobody can compute these; they were found by reading the columns.  Whoever finds another adds a line.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from tablee.words import Language

TOO_NEAR: dict[Language, str] = {
    "fr": """
        arbre / sapin
        café / tasse
        fourchette / cuillère
        marteau / clou
        plume / stylo
        valise / sac à dos
        escargot / coquillage
        abeille / miel
        voiture / camion
        bateau / ancre

        garde-robe / vestiaire
        ferme / basse-cour
        carnaval / défilé / déguisement / kermesse
        école / rentrée / cantine
        petit déjeuner / goûter
        embouteillage / autoroute
        bande dessinée / dessin animé
        station de ski / chaîne de montagnes
        camping / feu de camp
        igloo / banquise
        hiver / tempête de neige
        système solaire / galaxie
        plage / vacances d’été
        potager / récolte / verger
        grenier / cave
        pharmacie / trousse de secours
        métro / gare
        forêt / jungle

        détective / espion / scène de crime
        bricolage / menuisier
        clown / jonglage / mime
        clown / dompteur
        danse classique / cabaret
        chirurgienne / infirmier
        randonnée / refuge de montagne
        bistrot / salon de thé
        maître-nageur / sauvetage en mer
        casino / poker
        maison hantée / ville fantôme
        tricot / couturière
        maîtresse d’école / cour de récréation
        sieste / bronzage
        lèche-vitrines / mannequin

        la Joconde / Léonard de Vinci
        le cheval de Troie / Ulysse
        Mozart / Beethoven
        donner sa langue au chat / avoir un chat dans la gorge
        la goutte d’eau qui fait déborder le vase / une tempête dans un verre d’eau
        les premiers pas sur la Lune / être dans la lune
        le Petit Poucet / Hansel et Gretel

        solitude / absence / séparation
        amitié / complicité
        partage / solidarité / générosité
        justice / égalité
        patience / lenteur
        avenir / destin
        chance / superstition / hasard
        progrès / évolution
        métamorphose / évolution
        sagesse / intelligence
        logique / intelligence
        rêve / imagination
        inspiration / imagination
        rêve / cauchemar
        peur / cauchemar
        beauté / élégance
        victoire / gloire / récompense / compétition
        énigme / doute
        choix / doute / hésitation
        erreur / bêtise
        mémoire / oubli / nostalgie
        fragilité / faiblesse
        force / pouvoir
        douceur / légèreté
        richesse / avarice
        gourmandise / tentation
        silence / secret
        paix / pardon
        timidité / honte
        """,
    "en": """
        coffee / cup
        spoon / fork
        shoe / sock
        bed / pillow
        present / box
        teddy bear / doll
        bucket / spade
        bread / sandwich
        car / wheel
        boat / anchor

        summer / beach / holiday
        school / exam
        city / skyscraper
        winter / snowman / snow globe
        forest / jungle
        garden / greenhouse
        farm / stable
        family / royal family
        baby / twins
        treasure / pirates
        Halloween / haunted house
        restaurant / fast food
        circus / carnival
        hospital / first-aid kit
        airport / passport

        detective / spy
        horse riding / jockey
        dentist / toothache
        election / politician
        casino / poker
        mountaineering / hiking
        tightrope walker / lion taming
        court jester / juggling
        knitting / tailor
        ghost train / ghost town
        sleepwalking / snoring
        blind date / first kiss
        referee / goalkeeper

        Titanic / the tip of the iceberg
        an arm and a leg / breaking a leg
        cold feet / two left feet
        a wolf in sheep’s clothing / the black sheep
        Great Wall of China / Berlin Wall
        Valentine’s Day / Cupid

        anger / hatred
        love / attraction
        fear / nightmare
        dreams / nightmare
        dreams / imagination
        inspiration / imagination
        memory / nostalgia
        the past / nostalgia
        the past / evolution
        progress / evolution
        childhood / youth
        success / competition
        wealth / greed
        justice / equality / balance
        friendship / trust
        rumours / communication
        choice / doubt
        chaos / complexity
        death / the end
        life / beginning / growth
        adventure / wanderlust
        laziness / tiredness
        silence / secrecy
        peace / forgiveness
        """,
}


def clusters(language: Language) -> list[frozenset[str]]:
    lines = [it.strip() for it in TOO_NEAR[language].splitlines() if it.strip()]
    return [frozenset(line.split(" / ")) for line in lines]


def too_near(language: Language, column: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The pairs of a column that stand on one line."""
    words = set(column)
    for cluster in clusters(language):
        yield from combinations(sorted(cluster & words), 2)
