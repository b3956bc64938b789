import { expect, it } from "vitest";
import { parse } from "./route.svelte";

it.each([
  ["/", { page: "home" }],
  ["/?play=between", { page: "open", game: "between" }],
  ["/?learn=between", { page: "learn", game: "between" }],
  ["/t/bcdf#s3cret", { page: "table", code: "BCDF", invite: "s3cret", past: null }],
  ["/t/BCDF?past=2", { page: "table", code: "BCDF", invite: "", past: 2 }],
  ["/t/BCDF?past=x", { page: "table", code: "BCDF", invite: "", past: null }],
  ["/mine", { page: "mine" }],
  ["/mine/more", { page: "missing" }],
  ["/rules/between#bt-10", { page: "rules", game: "between", rule: "bt-10" }],
  ["/print/between", { page: "print", game: "between" }],
  ["/t", { page: "missing" }],
  ["/t/BCDF/more", { page: "missing" }],
])("reads %s", (address, route) => {
  expect(parse(new URL(address, "http://table"))).toEqual(route);
});
