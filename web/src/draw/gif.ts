/**
 * A moving picture as a GIF, the one kind that every chat program plays: colours by number in, bytes out.
 * Each frame holds only the part that changed, and of that only what is new, so that a drawing in the making is small.
 */

const MOST_CODES = 4096;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export class Gif {
  private readonly out = new Bytes();
  private readonly bits: number;
  /** The number that stands for what is there already. */
  private readonly clear: number;
  /** By the code before and the colour after it. */
  private readonly codes = new Uint16Array(MOST_CODES << 8);
  private shown: Uint8Array | null = null;
  private waiting: { box: Box; pixels: Uint8Array; hundredths: number } | null = null;

  /** `colours` are fewer than 256, as 0xRRGGBB; it plays over and over. */
  constructor(
    private readonly width: number,
    private readonly height: number,
    colours: readonly number[],
  ) {
    this.clear = colours.length;
    this.bits = Math.max(2, Math.ceil(Math.log2(colours.length + 1)));
    this.out
      .text("GIF89a")
      .short(width)
      .short(height)
      .byte(0xf0 | (this.bits - 1))
      .byte(0)
      .byte(0);
    for (let at = 0; at < 1 << this.bits; at += 1) {
      const colour = colours[at] ?? 0;
      this.out
        .byte(colour >> 16)
        .byte((colour >> 8) & 255)
        .byte(colour & 255);
    }
    this.out.byte(0x21).byte(0xff).byte(11).text("NETSCAPE2.0").byte(3).byte(1).short(0).byte(0);
  }

  /** The whole picture, by the numbers of its colours, for so many hundredths of a second. */
  add(pixels: Uint8Array, hundredths: number): void {
    const box = this.changed(pixels);
    if (!box && this.waiting) {
      this.waiting.hundredths += hundredths;
      return;
    }
    this.flush();
    const at = box ?? { left: 0, top: 0, width: 1, height: 1 };
    this.waiting = { box: at, pixels: this.news(pixels, at), hundredths };
    this.shown = pixels.slice();
  }

  /** All of it. */
  end(): Uint8Array<ArrayBuffer> {
    this.flush();
    return this.out.byte(0x3b).all;
  }

  /** The smallest box around whatever is new. */
  private changed(pixels: Uint8Array): Box | null {
    const { shown, width, height } = this;
    if (!shown) return { left: 0, top: 0, width, height };
    let [left, right, top, bottom] = [width, -1, -1, -1];
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 1)
        if (pixels[at] !== shown[at]) {
          if (top < 0) top = y;
          bottom = y;
          if (x < left) left = x;
          if (x > right) right = x;
        }
    return top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  private news(pixels: Uint8Array, { left, top, width, height }: Box): Uint8Array {
    const news = new Uint8Array(width * height);
    for (let y = 0, to = 0; y < height; y += 1)
      for (let x = 0, at = (top + y) * this.width + left; x < width; x += 1, at += 1, to += 1)
        news[to] = this.shown?.[at] === pixels[at] ? this.clear : (pixels[at] ?? 0);
    return news;
  }

  private flush(): void {
    if (!this.waiting) return;
    const { box, pixels, hundredths } = this.waiting;
    this.waiting = null;
    // What is there stays; one colour is glass.
    this.out.byte(0x21).byte(0xf9).byte(4).byte(0b101).short(Math.min(hundredths, 0xffff)).byte(this.clear).byte(0);
    this.out.byte(0x2c).short(box.left).short(box.top).short(box.width).short(box.height).byte(0);
    packed(this.out, pixels, this.bits, this.codes.fill(0));
  }
}

/** By Lempel, Ziv and Welch, in blocks of 255 bytes. */
function packed(out: Bytes, pixels: Uint8Array, bits: number, codes: Uint16Array): void {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const blocks = new Blocks(out.byte(bits));
  let [size, next] = [bits + 1, end + 1];
  blocks.write(clear, size);
  let before = pixels[0] ?? 0;
  for (let at = 1; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    const key = (before << 8) | colour;
    const known = codes[key];
    if (known) {
      before = known;
      continue;
    }
    blocks.write(before, size);
    before = colour;
    if (next < MOST_CODES) {
      codes[key] = next;
      // Whoever reads is one code behind.
      if (next === 1 << size && size < 12) size += 1;
      next += 1;
    } else {
      blocks.write(clear, size);
      codes.fill(0);
      [size, next] = [bits + 1, end + 1];
    }
  }
  blocks.write(before, size);
  blocks.write(end, next === 1 << size && size < 12 ? size + 1 : size);
  blocks.end();
}

class Blocks {
  private held = 0;
  private count = 0;
  private readonly block: number[] = [];

  constructor(private readonly out: Bytes) {}

  write(code: number, size: number): void {
    this.held |= code << this.count;
    this.count += size;
    for (; this.count >= 8; this.count -= 8, this.held >>>= 8) this.put(this.held & 255);
  }

  end(): void {
    if (this.count > 0) this.put(this.held & 255);
    this.flush();
    this.out.byte(0);
  }

  private put(byte: number): void {
    this.block.push(byte);
    if (this.block.length === 255) this.flush();
  }

  private flush(): void {
    if (this.block.length === 0) return;
    this.out.byte(this.block.length);
    for (const it of this.block) this.out.byte(it);
    this.block.length = 0;
  }
}

class Bytes {
  private room = new Uint8Array(1 << 16);
  private length = 0;

  byte(value: number): this {
    if (this.length === this.room.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.room);
      this.room = larger;
    }
    this.room[this.length] = value;
    this.length += 1;
    return this;
  }

  short(value: number): this {
    return this.byte(value & 255).byte(value >> 8);
  }

  text(value: string): this {
    for (const letter of value) this.byte(letter.charCodeAt(0));
    return this;
  }

  get all(): Uint8Array<ArrayBuffer> {
    return this.room.slice(0, this.length);
  }
}
