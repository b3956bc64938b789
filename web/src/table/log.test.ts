import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readLog } from "./log";
import { sha256 } from "./sha256";

const log = readFileSync("../tests/games/between/playthroughs/2-seats.v1.jsonl", "utf8");

it("hashes as everybody does", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("é".repeat(200))).toHaveLength(64);
});

it("finds a real log whole", () => {
  const { header, lines, seal, broken } = readLog(log);
  expect(header.game).toBe("between");
  expect(lines.length).toBeGreaterThan(20);
  expect(seal?.seed).toBeTruthy();
  expect(broken).toBeNull();
});

it("finds the line that was changed", () => {
  const rows = log.trim().split("\n");
  rows[5] = (rows[5] ?? "").replace(/"at":\d/, '"at":');
  expect(readLog(rows.join("\n")).broken).toBe(7);
});
