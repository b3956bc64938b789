import { beforeEach, describe, expect, it } from "vitest";
import { CONSONANTS, rowOf, VOWELS } from "./fixture";
import { Spelling } from "./spelling.svelte";

const ROW = rowOf("mAcHineS");
const may = (row: typeof ROW) => row.map(([back, letter]) => letter ?? (back === "vowel" ? VOWELS : CONSONANTS));
let spelling = new Spelling();

beforeEach(() => {
  spelling = new Spelling();
  spelling.begin(ROW, may(ROW));
});

describe("spelling a proposal", () => {
  it("has the known letters filled in, and offers only what can stand there", () => {
    expect(spelling.letters).toEqual([null, "A", null, "H", null, null, null, "S"]);
    expect(spelling.at).toBe(0);
    expect(spelling.keys.join("")).toBe(CONSONANTS);
    spelling.press("M");
    expect(spelling.at, "given places are passed over").toBe(2);
    spelling.press("C");
    expect(spelling.keys.join("")).toBe(VOWELS);
    expect(spelling.word).toBeNull();
  });

  it("is the same word whether one types what is missing or all of it", () => {
    spelling.type("mcine");
    expect(spelling.word).toBe("MACHINES");
    const whole = new Spelling();
    whole.begin(ROW, may(ROW));
    whole.type("machines");
    expect(whole.word).toBe("MACHINES");
    expect(whole.wrong).toBeNull();
    expect(whole.keys).toEqual([]);
  });

  it("refuses a consonant where a vowel stands, and says so", () => {
    spelling.type("mcx");
    expect(spelling.wrong).toEqual({ letter: "X", back: "vowel" });
    expect(spelling.at).toBe(4);
    spelling.type("i");
    expect(spelling.wrong).toBeNull();
    expect(spelling.letters[4]).toBe("I");
  });

  it("erases what was chosen, never what is given", () => {
    spelling.type("mcine");
    expect(spelling.isAtEnd).toBe(true);
    spelling.back();
    expect(spelling.letters[6]).toBeNull();
    for (let n = 0; n < 9; n += 1) spelling.back();
    expect(spelling.letters).toEqual([null, "A", null, "H", null, null, null, "S"]);
    expect(spelling.isAtStart).toBe(true);
  });

  it("changes one letter in the middle", () => {
    spelling.type("mtine");
    spelling.left();
    spelling.left();
    spelling.left();
    spelling.left();
    expect(spelling.at).toBe(2);
    spelling.press("C");
    spelling.right();
    expect(spelling.word).toBe("MACHINES");
  });

  it("begins anew when another card was turned", () => {
    spelling.type("mc");
    spelling.begin(rowOf("mAcHineS"), may(ROW));
    expect(spelling.letters[0]).toBe("M");
    const turned = rowOf("MAcHineS");
    spelling.begin(turned, may(turned));
    expect(spelling.letters).toEqual(["M", "A", null, "H", null, null, null, "S"]);
    expect(spelling.at).toBe(2);
  });

  it("hears a whole word typed for the next row, too", () => {
    spelling.type("machines");
    const other = rowOf("LApin");
    spelling.begin(other, may(other));
    spelling.type("lapin");
    expect(spelling.wrong).toBeNull();
    expect(spelling.word).toBe("LAPIN");
  });
});
