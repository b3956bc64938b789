"""What a television is like from the sofa: readable, whole, with nothing to press; at one moment, or for a while."""

from tests.e2e.person import Person

A_MINUTE = 60_000
SIZES = ((1920, 1080), (1280, 720))
FEWEST_LINES = 28
"""The smallest text is that part of the height."""

# What a person on the sofa would complain of: small letters, things cut off, things to press.
LOOK = """([lines, whole]) => {
  const [width, height] = [innerWidth, innerHeight];
  const parts = document.querySelectorAll(whole ? "body" : ".show > header, .show > footer, .pad");
  const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !it.closest(".unseen, .confetti, [hidden]");
  const grown = (it) => {
    const by = (m) => Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    if (it instanceof SVGElement) return by(it.getScreenCTM());
    let scale = 1;
    for (let at = it; at; at = at.parentElement) scale *= by(new DOMMatrix(getComputedStyle(at).transform));
    return scale;
  };
  // As much of a name as there is room for.
  const legible = (it) => {
    const letters = it.querySelector("bdi").firstChild;
    if (it.scrollWidth <= it.clientWidth || !letters) return it.textContent;
    const range = document.createRange();
    range.setStart(letters, 0);
    let n = letters.length;
    const dots = parseFloat(getComputedStyle(it).fontSize);
    do range.setEnd(letters, --n);
    while (n && range.getBoundingClientRect().width + dots > it.clientWidth);
    return letters.data.slice(0, n);
  };
  const faults = [];
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const it = walker.currentNode.parentElement;
      const text = walker.currentNode.data.trim();
      if (!text || !it || it.closest("script, style, title, desc, svg > defs") || !isSeen(it)) continue;
      const size = parseFloat(getComputedStyle(it).fontSize) * grown(it);
      if (size < height / lines - 0.1) faults.push(`small: ${size.toFixed(1)} px "${text.slice(0, 30)}" ${it.tagName}`);
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      const box = range.getBoundingClientRect();
      const isOut = box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
      if (isOut && !it.closest(".clip")) faults.push(`out: "${text.slice(0, 30)}" ${JSON.stringify(box)}`);
      const paper = it.closest(".slip, .panel, .artists li")?.getBoundingClientRect();
      const edge = it.closest(".artists") ? 5 : 3; // a number fills its card, a sentence does not
      const isAside = paper && (box.left < paper.left + edge || box.right > paper.right - edge);
      const isOver = isAside || box.bottom > paper?.bottom + 1;
      if (isOver && !it.closest(".clip, .two-lines")) faults.push(`over: "${text.slice(0, 30)}" ${it.className}`);
      const rows = new Set([...range.getClientRects()].map((it) => Math.round(it.top)));
      if (rows.size > 1 && !/\\s/.test(text)) faults.push(`broken: "${text}" in ${rows.size}`);
    }
  }
  const read = [...document.querySelectorAll(".show > header .name")].map(legible);
  for (const name of read) if (read.indexOf(name) !== read.lastIndexOf(name)) faults.push(`alike: "${name}"`);
  // A band that lies askew is lowest at the left, where one begins to read.
  for (const band of document.querySelectorAll(".shout p")) {
    const told = document.querySelector(".show > footer .told")?.getBoundingClientRect();
    const [at, turned] = [band.getBoundingClientRect(), new DOMMatrix(getComputedStyle(band).transform)];
    const [high, askew] = [(band.offsetHeight * turned.d) / 2, -turned.b / turned.a];
    const low = (at.top + at.bottom) / 2 + high + askew * (at.left + at.width / 2 - told?.left);
    if (low > told?.top) faults.push(`covered: what was told, by ${Math.round(low - told.top)} px`);
  }
  for (const it of document.querySelectorAll(whole ? "html, .show, .show > main, .gather" : ".show")) {
    const [high, wide] = [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth];
    if (high > 1 || wide > 1) faults.push(`scrolls: ${it.tagName} ${it.className} by ${wide} x ${high}`);
  }
  // What is no text may be cut off, too; the foot of a letter is not seen to be.
  for (const it of whole ? document.querySelectorAll(".show > main :not(svg *)") : []) {
    const high = it.scrollHeight - it.clientHeight;
    if (high > 4 && getComputedStyle(it).overflowY !== "visible" && !it.closest(".clip, .two-lines, .unseen, svg"))
      faults.push(`cut: ${it.tagName} ${it.className} by ${high}`);
  }
  if (whole)
    for (const it of document.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex]"))
      if (it.tabIndex >= 0 && isSeen(it)) faults.push(`to press: ${it.outerHTML.slice(0, 80)}`);
  return [...new Set(faults)];
}"""

# The same, whenever something has changed; what is gone when one looks was seen all the same.
WATCH = """(asked) => {
  const look = %s;
  const found = (window.found = new Set());
  let isDue = false;
  const glance = () => {
    isDue = false;
    for (const fault of look(asked)) found.add(fault);
  };
  const changed = () => {
    window.hasSeenShout ||= document.querySelector(".shout") !== null;
    if (isDue) return;
    isDue = true;
    setTimeout(() => requestAnimationFrame(glance), 100);
  };
  new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, attributes: true });
  changed();
}"""


def complaints(tv: Person) -> list[str]:
    """At both sizes."""
    found: list[str] = []
    for width, height in SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        faults: list[str] = tv.page.evaluate(LOOK, [FEWEST_LINES, True])
        found += [f"{width}: {it}" for it in faults]
    return found


def watch(tv: Person) -> None:
    tv.page.evaluate(WATCH % LOOK, [FEWEST_LINES, True])


def wait_for_a_shout(tv: Person) -> None:
    """Something was called out across the page since it is watched."""
    tv.page.wait_for_function("() => window.hasSeenShout", timeout=A_MINUTE)


def seen_on(tv: Person) -> list[str]:
    """Since it is watched, at its own size."""
    found: list[str] = tv.page.evaluate("() => [...window.found]")
    return [f"{tv.page.viewport_size}: {it}" for it in found]
