"""Entre les lignes through the screen: drawing, voting, objecting, and the gallery at the end."""

from re import compile

from playwright.sync_api import expect

from tablee import registry
from tablee.core.attachment import LARGEST
from tablee.core.drawing import MOST_STROKES
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tests.e2e import entre_les_lignes as el
from tests.e2e.guests import Come
from tests.e2e.moments import Moments
from tests.e2e.person import Person, named, play

SAVED = "[data-paper=saved]"
KEPT = """(text) => {
  const [key] = Object.keys(localStorage).filter((it) => it.startsWith("tablee:drawing:"));
  localStorage[key] = text;
}"""

ROWS = "(walls) => walls.map((it) => new Set([...it.children].map((one) => one.offsetTop)).size)"
FITS = "(it) => it.scrollHeight <= it.clientHeight"
# Read by the browser, as a chat program would.
DECODED = """async (bytes) => {
  const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: "image/gif" });
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
  const on = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext("2d");
  on.drawImage(image, 0, 0);
  const { data } = on.getImageData(0, 0, on.canvas.width, on.canvas.height);
  const last = data.filter((it, at) => at % 4 === 1 && it < 170).length;
  return { frames: frameCount, loops: String(repetitionCount), last };
}"""


def test_four_people_draw_and_vote_two_rounds_and_nothing_is_lost(come: Come) -> None:
    ada, bob, max_ = come("fr", 1280), come("en", 360), come("fr", 360)
    # What comes on stage is the same where things may move, and where not.
    lou = come("en", moves=True)
    people = (ada, bob, lou, max_)
    el.begin(*people, rounds="short")
    words = [el.word_of(it) for it in people]
    assert words[0] in words[1:]
    assert len(set(words)) == 3
    assert words[0] not in lou.page.locator("main").inner_text()

    # A reload in mid-drawing loses nothing, not even the stroke of a moment ago.
    el.scribble(bob, 3)
    bob.page.reload()
    expect(el.paper(bob)).to_be_visible()
    assert el.strokes(bob) == [3]
    expect(bob.page.locator(SAVED)).to_be_visible()
    # Whoever leaves and comes back on a device that has kept nothing gets it from the table.
    el.scribble(max_, 2)
    expect(max_.page.locator(SAVED)).to_be_visible()
    max_.go("/")
    max_.page.evaluate(
        "() => Object.keys(localStorage).forEach((it) => it.includes('drawing') && localStorage.removeItem(it))"
    )
    max_.page.go_back()
    expect(named(max_, el.HAND_IN)).to_be_enabled()
    el.scribble(max_, 1)
    assert el.strokes(max_) == [3]

    el.hand_in(ada)
    expect(bob.page.locator(SAVED)).to_be_visible()
    bob.press(named(bob, el.HAND_IN))
    # Done, and not done yet after all.
    bob.press(named(bob, el.DRAW_ON))
    expect(el.paper(bob)).to_be_visible()
    el.hand_in(bob, 1)
    bob.press(named(bob, el.DOODLE))
    el.scribble(bob, 1, on=bob.page.get_by_role("application"))
    assert el.frames(bob).count() == 0
    max_.press(named(max_, el.HAND_IN))
    expect(named(max_, el.DRAW_ON)).to_be_visible()
    el.hand_in(lou)

    for person in people:
        el.is_hung(person, 4)
    assert el.strokes(bob) == [4]
    _vote_and_look(people, words[0])
    el.go_on(*people)

    for person in people:
        expect(el.paper(person)).to_be_visible()
        assert el.strokes(person) == []
    for person in people:
        el.hand_in(person, 1)
    el.abstain(max_)
    expect(named(max_, compile("^Vous ne votez pas"))).to_be_disabled()
    for person, letter in zip((ada, bob, lou), "BBC", strict=True):
        el.vote(person, letter)
    for person in people:
        expect(person.page.get_by_role("heading", name=el.REVEAL)).to_be_visible()
    el.go_on(*people)

    # The rounds that are over hang in the gallery, while the next one is drawn.
    el.hand_in(ada, 1)
    ada.press(ada.button("Galerie"))
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=compile("^Manche [12] : "))).to_have_count(2)
    expect(sheet.locator("figure[data-spot]")).to_have_count(8)
    expect(sheet.get_by_role("heading", name=el.GALLERY)).to_have_count(1)


def _vote_and_look(people: tuple[Person, ...], word: str) -> None:
    """Three vote, one of them changes their mind, and the last one votes while looking closely."""
    ada, bob, lou, max_ = people
    el.vote(ada, "A")
    expect(named(ada, el.LAID)).to_be_visible()
    ada.press(named(ada, compile("^Jeton B")))
    expect(named(ada, el.CHANGE)).to_be_visible()
    ada.press(named(ada, el.CHANGE))
    expect(named(ada, el.LAID)).to_have_text(compile("B$"))
    assert ada.page.locator("main").inner_text().count(word) == 0
    el.vote(bob, "C")
    el.vote(lou, "A")
    # On a wide page all pictures are seen at once, and only the play area ever scrolls.
    assert ada.page.locator(".area").evaluate(FITS)
    shown = [Moments(ada), Moments(lou)]
    sheet = el.look_at(max_, "active")
    max_.page.keyboard.press("ArrowRight")
    expect(sheet.get_by_role("heading", name="Dessin A")).to_be_visible()
    expect(sheet.locator("svg.picture")).to_have_count(2)
    max_.press(sheet.get_by_role("button", name="Dessin suivant"))
    max_.press(sheet.get_by_role("button", name="Voter B"))
    for person in people:
        expect(person.page.get_by_role("heading", name=el.REVEAL)).to_be_visible()
        expect(person.page.get_by_text(word).first).to_be_visible()
        expect(
            person.page.locator("figure:has-text('Mot'), figure:has-text('Word')")
        ).to_have_count(4)
    for moments in shown:
        moments.wait_for("votes", "word", "accomplice", "wrong", "points")
        assert word in moments.said("word")[0]
        votes = f"A {lou.name}, B {ada.name} {max_.name}, C {bob.name}"
        assert moments.said("votes") == [votes]
    assert ada.page.locator("html").evaluate(FITS)


def test_letters_in_a_drawing_are_corrected_and_nobody_sees_by_whom(come: Come) -> None:
    people = ada, bob, lou, max_ = come("fr", 1280), come("en", 360), come("en"), come("fr", 360)
    el.begin(*people)
    for person in people:
        el.hand_in(person, 1)
    el.is_hung(bob, 4)
    for person in (lou, max_):
        el.vote(person, "A")
    spot, other = _of_others(bob)
    _object_to(bob, spot)
    for person in (ada, lou, max_):  # the artist is asked, too, and not counted
        person.press(named(person, el.UPHOLD))

    # Votes are taken back; one has the paper on the desk again, the others wait, and none is named.
    for person in people:
        _waits_for_a_correction(person)
    (artist,) = [it for it in people if el.paper(it).count()]
    assert artist in (lou, max_)
    expect(named(artist, compile("^(Modifiez|Change)"))).to_be_disabled()
    shown = f"figure[data-spot={spot}] svg.picture path"
    assert bob.page.locator(shown).count() == 1
    el.scribble(artist, 2)
    artist.press(named(artist, el.HANG))
    expect(bob.page.locator(shown)).to_have_count(3)

    # Another is left as it is, for one sees nothing and the others cannot tell.
    _object_to(bob, other)
    ada.press(named(ada, el.DISMISS))
    for person in (lou, max_):
        person.press(named(person, el.UNSURE))
    expect(named(ada, el.TOKEN)).to_have_count(3)

    # The tokens that were taken back are in the hand again.
    for person in (lou, max_):
        person.press(named(person, el.VOTE))
    el.vote(ada, "A")
    el.vote(bob, "B")
    for person in people:
        expect(named(person, el.REST)).to_be_visible()


def _object_to(person: Person, spot: str) -> None:
    el.look_at(person, spot)
    person.press(named(person, el.OBJECT))
    expect(named(person, el.ASK)).to_be_in_viewport(ratio=1)
    person.press(named(person, el.ASK))


def _waits_for_a_correction(person: Person) -> None:
    """Or makes it themselves; nothing says who does, or who has voted."""
    expect(el.paper(person).or_(person.page.get_by_text(el.CORRECTED))).to_be_visible()
    assert named(person, el.TOKEN).count() == 0
    assert person.page.get_by_text(compile("^(a voté|voted|regarde|looking)$")).count() == 0


def _of_others(person: Person) -> list[str]:
    """Where two drawings hang that somebody else did."""
    figures = {it: person.page.locator(f"main figure[data-spot={it}]") for it in "ABC"}
    return [it for it, figure in figures.items() if figure.get_by_text(el.MINE).count() == 0]


def test_the_gallery_is_watched_kept_and_verified(come: Come) -> None:
    ada = come("fr", 1280)
    el.begin(ada, rounds="short")
    play(ada, move=el.move)
    gallery = ada.page.get_by_role("region", name=el.GALLERY)
    expect(gallery.locator("figure[data-spot]")).to_have_count(16)
    expect(gallery.get_by_role("list", name="Points")).to_have_count(4)

    ada.press(named(ada, el.WATCH).first)
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator("[role=img]")).to_have_count(4)
    ada.press(sheet.get_by_role("button", name="Étape suivante"))
    expect(sheet.get_by_role("slider")).to_have_value("13")
    ada.page.keyboard.press("Escape")

    ada.press(gallery.locator("figure[data-spot=active] button").first)
    for kind, start in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with ada.page.expect_download() as download:
            ada.press(sheet.get_by_role("button", name=f"Garder en {kind}"))
        assert download.value.path().read_bytes().startswith(start)
    ada.page.keyboard.press("Escape")
    with ada.page.expect_download() as picture:
        ada.press(ada.button("En image"))
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    # A heart for another's, and none for one's own; every round is one row.
    rows = gallery.locator(".wall").evaluate_all(ROWS)
    assert rows == [1, 1, 1, 1]
    hearts = gallery.get_by_role("button", name=compile("^Cœur"))
    own = gallery.locator("button[aria-disabled]")
    expect(hearts).to_have_count(16)
    expect(own).to_have_count(8)
    others = gallery.locator("[aria-pressed]").get_by_text("Cœur").first
    ada.press(others)
    expect(gallery.locator("[aria-pressed=true]")).to_have_text(compile("Cœur\\s*1"))
    ada.press(ada.button("En animation"))
    with ada.page.expect_download() as moving:
        ada.press(sheet.get_by_role("button", name="Enregistrer"))
    told = ada.page.evaluate(DECODED, list(moving.value.path().read_bytes()))
    assert told["loops"] == "Infinity"
    assert 4 * 10 < told["frames"] <= 4 * 30
    assert told["last"] > 500  # points of ink
    ada.page.keyboard.press("Escape")

    with ada.page.expect_download() as log:
        ada.page.get_by_role("link", name=ada.words.log).click()
    assert verify(read_log(log.value.path().read_bytes(), registry.game)).outcome is not None
    ada.press(ada.button("Revoir pas à pas"))
    expect(sheet.get_by_text(compile("les tirages du journal en découlent"))).to_be_visible()
    ada.page.keyboard.press("Escape")

    # Nobody else has to be asked: the next game begins, and the gallery is in the menu.
    ada.press(ada.end)
    expect(el.paper(ada)).to_be_visible()
    ada.press(ada.button("Menu", exact=True))
    ada.press(ada.button("La dernière partie"))
    expect(sheet.locator("figure[data-spot]")).to_have_count(16)
    sheet.locator("figure[data-spot]").first.scroll_into_view_if_needed()
    expect(sheet.locator("figure[data-spot] [role=img]").first).to_be_visible()
    expect(sheet.locator("[aria-pressed=true]")).to_have_count(1)
    with ada.page.expect_download() as kept:
        ada.press(sheet.get_by_role("button", name="En image"))
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_largest_drawing_is_sent_shown_and_drawn_again(come: Come) -> None:
    ada = come("fr", 1280)
    el.begin(ada, rounds="short")
    el.scribble(ada, 1)
    largest = _largest()
    assert LARGEST - 200 < len(largest) <= LARGEST
    expect(ada.page.locator(SAVED)).to_be_visible()
    ada.page.evaluate(KEPT, largest)
    with ada.page.expect_response(compile("/drawing$")) as sent:
        ada.page.reload()
    assert sent.value.ok
    expect(ada.page.get_by_text("La feuille est pleine")).to_be_visible()
    named(ada, el.HAND_IN).click()
    # The bots are done long since.
    lines = ada.page.locator("figure[data-spot=active] svg.picture path")
    expect(lines).to_have_count(MOST_STROKES)
    el.vote(ada, "A")
    play(ada, move=el.move)
    ada.press(named(ada, el.WATCH).first)
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("slider").fill("60")
    assert sheet.locator("[role=img]").first.evaluate(
        "it => [...it.querySelectorAll('canvas')].some((one) => one.width > 0)"
    )
    ada.press(sheet.get_by_role("button", name="Garder en animation"))
    with ada.page.expect_download() as download:
        ada.press(sheet.get_by_role("button", name="Enregistrer"))
    film = download.value.path().read_bytes()
    assert film.startswith(b"GIF89a")
    assert len(film) < 3 * 1024 * 1024


def _largest() -> str:
    """As many strokes as there may be, and as many points as then fit."""
    points = 12
    rows = [
        [
            n * 10 + 60 + at * 3 if axis == 0 else 100 + at * 250 if axis == 1 else 99
            for at in range(points)
            for axis in range(3)
        ]
        for n in range(MOST_STROKES)
    ]
    text = _written(rows)
    while len(text) <= LARGEST - 12:
        rows[-1] += [2000, 2000 + len(rows[-1]) % 90, 99]
        text = _written(rows)
    return text


def _written(rows: list[list[int]]) -> str:
    strokes = ",".join(f"[1,1,[{','.join(map(str, it))}]]" for it in rows)
    return f'{{"strokes":[{strokes}]}}'


def test_a_word_is_seen_while_it_is_held_and_what_an_artist_says_at_the_reveal(come: Come) -> None:
    ada = come("fr", 1280)
    el.begin(ada, rounds="short")
    word = el.word_of(ada)
    cover = named(ada, el.COVER)
    cover.hover()
    ada.page.mouse.down()
    expect(cover).to_contain_text(word)
    ada.page.wait_for_timeout(400)  # long enough not to be a tap
    ada.page.mouse.up()
    expect(cover).not_to_contain_text(word)
    cover.click()
    expect(cover).to_contain_text(word)
    cover.click()
    expect(cover).not_to_contain_text(word)

    expect(ada.button("Lire la règle EL-16")).to_be_visible()
    ada.page.get_by_label("Décrivez votre dessin (facultatif)").fill("deux vagues")
    el.hand_in(ada)
    el.is_hung(ada, 4)
    assert ada.page.get_by_text("deux vagues").count() == 0
    expect(ada.button("Lire la règle EL-21")).to_be_visible()
    el.vote(ada, "A")
    el.see_all(ada)
    expect(ada.page.get_by_text("deux vagues").first).to_be_visible()
    ada.press(ada.button("Lire la règle EL-26"))
    expect(ada.page.get_by_role("dialog").locator("[id='el-26']").first).to_be_visible()
