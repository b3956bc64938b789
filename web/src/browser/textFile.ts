/** A text that somebody brings in a file. */

export class Unreadable extends Error {
  constructor(readonly why: "size" | "text") {
    super(why);
  }
}

/** What is in it; an `Unreadable` where it is too big, or no text in UTF-8. */
export async function textOf(file: Blob, largest: number): Promise<string> {
  if (file.size > largest) throw new Unreadable("size");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Unreadable("text");
  }
}
