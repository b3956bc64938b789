/** SHA-256, since browsers offer theirs only over https and a table at home is often plain http. */

const ROUNDS = Uint32Array.from(roots(64, 3));
const START = roots(8, 2);

/** The first bits behind the point of the square or cube roots of the first primes. */
function roots(count: number, degree: 2 | 3): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => fraction(prime, degree));
}

/** Exact, by integers: floating point would lose the last bits. */
function fraction(prime: number, degree: 2 | 3): number {
  const scaled = BigInt(prime) << BigInt(32 * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const BLOCK = 64;

export function digest(message: Uint8Array): Uint8Array {
  const bytes = padded(message);
  const view = new DataView(bytes.buffer);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += BLOCK) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(block + at * 4);
    for (let at = 16; at < 64; at += 1) words[at] = spread(words, at);
    mix(state, words);
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => found.setUint32(at * 4, word));
  return new Uint8Array(found.buffer);
}

/** In hexadecimal. */
export function sha256(text: string): string {
  return hex(digest(new TextEncoder().encode(text)));
}

/** HMAC-SHA-256: a digest that only the holder of the key can make. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = new Uint8Array(BLOCK);
  pad.set(key.length > BLOCK ? digest(key) : key);
  const inner = digest(
    joined(
      pad.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return digest(
    joined(
      pad.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null where it is none. */
export function unhex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function padded(bytes: Uint8Array): Uint8Array {
  const room = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(room);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(room - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(room - 4, (bytes.length << 3) >>> 0);
  return all;
}

function spread(words: Uint32Array, at: number): number {
  const [old, far, near] = [words[at - 16] ?? 0, words[at - 15] ?? 0, words[at - 2] ?? 0];
  const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
  const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
  return (old + one + (words[at - 7] ?? 0) + two) | 0;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = ((state[at] ?? 0) + word) | 0));
}
