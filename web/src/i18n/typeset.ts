/**
 * French spacing.  Sentences are written with plain spaces, which one can see, and shown with those that never
 * break: a narrow one before ; ! ? % and inside « », a full one before the colon.
 */

const NARROW = "\u202f";
const FULL = "\u00a0";

export function typesetFrench(text: string): string {
  return text
    .replace(/ (?=[;!?»%])/g, NARROW)
    .replace(/« /g, `«${NARROW}`)
    .replace(/ (?=:(?:\s|$))/g, FULL);
}
