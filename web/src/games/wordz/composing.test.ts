import { beforeEach, describe, expect, it } from "vitest";
import { Composing } from "./composing.svelte";
import { HAND } from "./fixture";
import { capitals } from "./reading";

let it_ = new Composing();
const letterOf = (card: number): string => HAND[card] ?? "";

beforeEach(() => {
  it_ = new Composing();
  it_.deal(HAND);
});

describe("composing a word", () => {
  it("takes letters one by one, and gives any of them back", () => {
    for (const card of [7, 0, 5]) it_.add(card);
    expect(it_.word).toBe("MAC");
    it_.add(7);
    expect(it_.word, "a card is used once").toBe("MAC");
    it_.takeBack(1);
    expect(it_.word).toBe("MC");
    it_.back();
    it_.back();
    it_.back();
    expect(it_.word).toBe("");
  });

  it("is typed with accents or without, and œ is two letters", () => {
    it_.type("é");
    it_.type("cœ");
    expect(it_.word).toBe("ECOE");
    expect(capitals("Œuf ça-là’ß1")).toBe("OEUFCALASS");
  });

  it("says which letter is not there, and goes on with the others", () => {
    it_.type("mazas");
    expect(it_.word).toBe("MAS");
    expect(it_.missing).toBe("A");
    it_.add(2);
    expect(it_.missing).toBeNull();
  });

  it("is put in another order by moving, and by two taps", () => {
    it_.type("canes");
    it_.move(0, 4);
    expect(it_.word).toBe("ANESC");
    it_.setMoving(true);
    it_.tap(4);
    expect(it_.held).toBe(4);
    it_.tap(0);
    expect(it_.word).toBe("CANES");
    expect(it_.held).toBeNull();
    it_.move(1, 99);
    expect(it_.word).toBe("CNESA");
    it_.setMoving(false);
    it_.tap(0);
    expect(it_.word).toBe("NESA");
  });

  it("lets the letters lie otherwise without changing the word", () => {
    it_.type("mac");
    it_.shuffle(() => 0);
    expect(it_.order.map(letterOf).join("")).not.toBe(HAND.join(""));
    expect(it_.order.map(letterOf).sort()).toEqual([...HAND].sort());
    expect(it_.word).toBe("MAC");
    it_.sort();
    expect(it_.order.map(letterOf).join("")).toBe(HAND.join(""));
  });

  it("begins anew with new letters only", () => {
    it_.type("mac");
    it_.deal([...HAND]);
    expect(it_.word).toBe("MAC");
    it_.deal(["A", "B"]);
    expect(it_.word).toBe("");
    it_.put("BA");
    expect(it_.word).toBe("BA");
  });
});
