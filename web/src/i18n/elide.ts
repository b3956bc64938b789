/** « La place de Max », but « d’Amande »; « que Max », but « qu’Inès »: French elides before a vowel that is heard. */

/** An h is taken for mute in a name, but not in a title in capitals, which is English; y is a vowel in Yves, not in Yann. */
const VOWEL = /^(?:[aeiouæœ]|[AEIOUÆŒ]|[Hh](?=\p{Ll})|[Yy](?=[b-df-hj-np-tv-xz]))/u;

export function elided(particle: string, name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  return VOWEL.test(plain) ? `${particle.slice(0, -1)}’${name}` : `${particle} ${name}`;
}
