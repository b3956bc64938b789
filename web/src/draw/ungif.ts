/** For tests: reads a GIF back, as a chat program would, from the specification and not from our own writer. */

export interface Read {
  readonly width: number;
  readonly height: number;
  /** How often it is played again; 0 for ever, null for once. */
  readonly loops: number | null;
  readonly frames: readonly {
    readonly hundredths: number;
    readonly picture: readonly number[];
    readonly box: readonly number[];
  }[];
}

export function readGif(bytes: Uint8Array): Read {
  let at = 0;
  const byte = () => bytes[at++] ?? NaN;
  const short = () => byte() + 256 * byte();
  const text = (length: number) => String.fromCharCode(...Array.from({ length }, byte));
  const blocks = (): number[] => {
    const all: number[] = [];
    for (let length = byte(); length > 0; length = byte()) all.push(...Array.from({ length }, byte));
    return all;
  };
  if (text(6) !== "GIF89a") throw new Error("no GIF");
  const [width, height, flags] = [short(), short(), byte()];
  at += 2;
  const colours = Array.from({ length: 2 << (flags & 7) }, () => (byte() << 16) | (byte() << 8) | byte());
  let canvas = new Array<number>(width * height).fill(-1);
  let [hundredths, glass, loops] = [0, -1, null as number | null];
  const frames: Read["frames"][number][] = [];
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte();
      if (label === 0xf9) {
        at += 1;
        const how = byte();
        if (((how >> 2) & 7) !== 1) throw new Error("what is there is to stay");
        [hundredths, glass] = [short(), how & 1 ? byte() : (byte(), -1)];
        at += 1;
      } else {
        const [name, data] = [text(byte()), blocks()];
        if (name === "NETSCAPE2.0") loops = (data[1] ?? NaN) + 256 * (data[2] ?? NaN);
      }
    } else if (kind === 0x2c) {
      const box = [short(), short(), short(), short()] as const;
      if (byte() !== 0) throw new Error("no colours of its own, and not interlaced");
      const bits = byte();
      const pixels = unpacked(blocks(), bits);
      if (pixels.length !== box[2] * box[3]) throw new Error(`${pixels.length} points in ${box.join()}`);
      canvas = canvas.slice();
      pixels.forEach((it, n) => {
        const place = (box[1] + Math.floor(n / box[2])) * width + box[0] + (n % box[2]);
        if (it !== glass) canvas[place] = colours[it] ?? NaN;
      });
      frames.push({ hundredths, picture: canvas, box });
    } else throw new Error(`what is ${kind} at ${at}?`);
  }
  if (at !== bytes.length) throw new Error("something follows the end");
  return { width, height, loops, frames };
}

function unpacked(data: readonly number[], bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const out: number[] = [];
  let codes: (readonly number[])[] = [];
  let [size, place, before] = [bits + 1, 0, null as readonly number[] | null];
  for (;;) {
    let code = 0;
    for (let bit = 0; bit < size; bit += 1, place += 1) code |= (((data[place >> 3] ?? NaN) >> (place & 7)) & 1) << bit;
    if (code === end) return out;
    if (code === clear) {
      codes = Array.from({ length: end + 1 }, (_, it) => [it]);
      [size, before] = [bits + 1, null];
      continue;
    }
    const known = codes[code];
    const run: readonly number[] = known ?? [...(before ?? []), before?.[0] ?? NaN];
    if (before && codes.length < 4096) codes.push([...before, run[0] ?? NaN]);
    if (codes.length === 1 << size && size < 12) size += 1;
    for (const it of run) out.push(it);
    before = run;
  }
}
