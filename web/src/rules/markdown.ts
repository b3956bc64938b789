/** The few forms our rules are written in, as data, less what speaks to those who build the table; no HTML is made from them. */

export type Span =
  { kind: "text"; text: string } | { kind: "strong"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: 1 | 2; text: string; id: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | Picture;

/** Cards laid edge to edge, to be drawn as at the table. */
export interface Picture {
  kind: "picture";
  /** What there is to see, for those who do not. */
  alt: string;
  laid: Laid[];
  /** The colours that glow on each of them: `"RG"`. */
  lit: string[];
}

/** A card, its column and row, and 1 where it is turned by half. */
export type Laid = [card: number, x: number, y: number, turned: number];

export interface Item {
  /** The rule's id in small letters, the anchor of links: `bt-10`. */
  id: string | null;
  /** The id as it is written: `BT-10`. */
  label: string | null;
  spans: Span[];
}

const ANCHOR = /\s*<a id="([a-z0-9-]+)"><\/a>\s*$/;
const ITEM = /^(?:(\d+)\.|\*|-) +(.*)$/;
/** `<!-- first -->`: the keys of options, for those who build the table. */
const NOTE = /[^\S\n]*<!--.*?-->/gs;
/** `**BT-10** E `: the letter, too, is theirs alone. */
const RULE = /^\*\*([A-Z]{2,}-[A-Z]?\d+)\*\*(?: (?:E\/F|E|F|N)(?= ))? /;
/** `![Two cards.](cards:39@0,0,0;24@-1,0,0,B)`, a line by itself. */
const PICTURE = /^!\[([^\]]+)\]\(cards:([^)\s]+)\)$/;
const CARD = /^(\d+)@(-?\d+),(-?\d+),([01])(?:,([RYGBK]+))?$/;
const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((#[a-z0-9-]+)\)/g;

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of markdown
    .replace(/\r/g, "")
    .replace(NOTE, "")
    .split(/\n{2,}/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    if (lines.length) blocks.push(block(lines));
  }
  return blocks;
}

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#{1,2}) (.*)$/.exec(first);
  if (heading) return title(heading[2] ?? "", heading[1]?.length === 1 ? 1 : 2);
  const item = ITEM.exec(first);
  if (item) return { kind: "list", ordered: item[1] !== undefined, items: lines.map(listItem) };
  if (first.startsWith("![")) return picture(lines.join(" "));
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

function picture(text: string): Picture {
  const [, alt, cards] = PICTURE.exec(text) ?? [];
  if (!alt || !cards) throw new Error(`Not a picture: ${text}`);
  const found: Picture = { kind: "picture", alt, laid: [], lit: [] };
  for (const written of cards.split(";")) {
    const card = CARD.exec(written);
    if (!card) throw new Error(`Not a card of a picture: ${written}`);
    found.laid.push([Number(card[1]), Number(card[2]), Number(card[3]), Number(card[4])]);
    found.lit.push(card[5] ?? "");
  }
  return found;
}

function title(text: string, level: 1 | 2): Block {
  const id = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { kind: "heading", level, text, id };
}

function listItem(line: string): Item {
  let text = (ITEM.exec(line)?.[2] ?? line).trim();
  const id = ANCHOR.exec(text)?.[1] ?? null;
  text = text.replace(ANCHOR, "");
  const [, label = null] = RULE.exec(text) ?? [];
  return { id, label, spans: spans(text.replace(RULE, "")) };
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [, strong, label, href] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (label && href) found.push({ kind: "link", text: label, href });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
