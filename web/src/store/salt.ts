/** Sixteen bytes of our own for the next shuffle, so that nobody, the server included, decides it alone. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((it) => it.toString(16).padStart(2, "0")).join("");
}
