/** French is set as French: checked on every sentence, as it is shown. */
import { expect, it } from "vitest";
import { typesetFrench } from "./typeset";

const catalogues = import.meta.glob<Record<string, Record<string, string>>>(["./fr/*.ts", "../games/*/*.fr.ts", "../draw/*.fr.ts", "../room/*.fr.ts"], { eager: true });
const english = import.meta.glob<Record<string, Record<string, string>>>(["./en/*.ts", "../games/*/*.en.ts", "../draw/*.en.ts", "../room/*.en.ts"], { eager: true });

function sentences(of: typeof catalogues): [string, string][] {
  return Object.entries(of).flatMap(([file, module]) =>
    Object.values(module).flatMap((book) =>
      Object.entries(book)
        .filter(([, text]) => typeof text === "string")
        .map(([key, text]): [string, string] => [`${file} ${key}`, text]),
    ),
  );
}

/** A line of a pack is shown as a file has it, with no space before its signs. */
const LINE_OF_A_FILE = /packs\.fr\.ts hint\./;
const french = sentences(catalogues)
  .filter(([key]) => !LINE_OF_A_FILE.test(key))
  .map(([key, text]): [string, string] => [key, typesetFrench(text)]);

/** Only the games' own calls are shouted. */
const CALLS = /LINE( (\{n\}|\d))?\s?!/g;

it("has something to check", () => {
  expect(french.length).toBeGreaterThan(200);
});

it.each([
  ["a plain space before ; : ! ? » or %", / [;:!?»%]/],
  ["a plain space after «", /« /],
  ["no space before ; ! ? or »", /[^\s\u202f][;!?»]/],
  ["no space before a colon that ends a clause", /[^\s\u00a0]:(\s|$)/],
  ["a straight apostrophe", /'/],
  ["straight quotation marks", /"/],
  ["three dots for …", /\.\.\./],
  ["two spaces", / {2}/],
  ["an exclamation mark", /!/],
  ["a word that takes whoever reads for a man", /\bvous seul\b/i],
  // A number, a letter of the alphabet, an edge of a card and « les … » never elide.
  ["a name after « de » or « que » that would not elide", /\b(de|que) \{(?!(n|letter|one|team|number|longest|low|points|seen)\})/],
])("has nowhere %s", (_, fault) => {
  expect(french.filter(([, text]) => fault.test(text.replace(CALLS, "")))).toEqual([]);
});

/** The rules pages, as they are written. */
const pages = import.meta.glob<string>("../../../docs/rules/*.fr.md", { query: "?raw", import: "default", eager: true });
const readings = [...french, ...Object.entries(pages)];

// One word for one thing, the book's where it has one: what is said here is said nowhere else.
it.each([
  ["une proposition", "trapwords", /(^|\P{L})(essais?|essayez)(?!\p{L})/iu],
  ["un mot-piège", "trapwords", /mots? piégés?/i],
  ["l’Éclaireur", "trapwords", /éclaireur/],
  ["le livre rougeoyant", "trapwords", /(^|\P{L})lui(t|re|sant)/iu],
  ["DOUTE", "trapwords", /PAS SÛR/],
  ["une objection", "", /réclamation/i],
  ["un robot", "", /(^|\P{L})bots?(?!\p{L})/iu],
  ["un code QR", "", /code carré/i],
  ["crier LINE", "head-line", /(^|\P{L})appel/iu],
  ["l’état du réseau", "i18n|fr/play|entre-les-lignes", /ligne (est|sera|serait)|sa ligne garde/],
  ["à vos risques et périls", "wordz", /à vos risques(?! et périls)/],
])("says « %s », and one word for it (%s)", (_, where, other) => {
  const there = readings.filter(([key]) => new RegExp(where).test(key));
  expect(there.length).toBeGreaterThan(2);
  expect(there.filter(([, text]) => other.test(text.replace(/\{[^}]*\}|<!--.*?-->/g, ""))).map(([key]) => key)).toEqual([]);
});

it("reads as English does, and calls things by their names", () => {
  const rules = import.meta.glob<string>("../../../docs/rules/*.en.md", { query: "?raw", import: "default", eager: true });
  const odd = /Only who |(^|[.;] )Who (only|abstains|cannot)|; who (cannot|missed)|[Ss]quare code|othing to object|is lenient|said you|wish(es)? (is|are) waiting|Laying the table|[Tt]he line (is|may be) (down|back)/;
  expect([...sentences(english), ...Object.entries(rules)].filter(([, text]) => odd.test(text)).map(([key]) => key)).toEqual([]);
});

it("does not shout in English either", () => {
  expect(sentences(english).filter(([, text]) => /!|\.\.\./.test(text.replace(CALLS, "")))).toEqual([]);
});

it("names in braces are the same in both languages", () => {
  const names = (text: string) => [...text.matchAll(/\{(?:de |que )?(\w+)\}/g)].map(([, name]) => name).sort();
  const ours = new Map(sentences(english).map(([key, text]) => [key.replace("/en/", "/fr/").replace(".en.ts", ".fr.ts"), text]));
  for (const [key, text] of french) expect([key, names(text)]).toEqual([key, names(ours.get(key) ?? "")]);
});
