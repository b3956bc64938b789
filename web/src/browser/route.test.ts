import { expect, it } from "vitest";
import { parse } from "./route.svelte";

it.each([
  ["/", { page: "home" }],
  ["/?play=between", { page: "open", game: "between" }],
  ["/?learn=between", { page: "learn", game: "between" }],
  ["/t/bcdf#s3cret", { page: "table", code: "BCDF", invite: "s3cret", past: null, step: null }],
  ["/t/BCDF?past=2", { page: "table", code: "BCDF", invite: "", past: 2, step: null }],
  ["/t/BCDF?past=x", { page: "table", code: "BCDF", invite: "", past: null, step: null }],
  ["/t/BCDF?past=2&step=17", { page: "table", code: "BCDF", invite: "", past: 2, step: 17 }],
  ["/t/BCDF?past=-1&step=1.5", { page: "table", code: "BCDF", invite: "", past: null, step: null }],
  ["/look", { page: "look" }],
  ["/look/more", { page: "missing" }],
  ["/tv", { page: "tv", code: "", invite: "" }],
  ["/tv/bcdf#s3cret", { page: "tv", code: "BCDF", invite: "s3cret" }],
  ["/tv/BCDF/more", { page: "missing" }],
  ["/deal/line/2026-11-15.1", { page: "deal", game: "line", deal: "2026-11-15.1", told: "" }],
  ["/deal/line/2026-11-15.1#n=Ada&p=5", { page: "deal", game: "line", deal: "2026-11-15.1", told: "n=Ada&p=5" }],
  ["/deal/line/%zz#%zz", { page: "deal", game: "line", deal: "%zz", told: "%zz" }],
  ["/deals", { page: "deals" }],
  ["/deals/more", { page: "missing" }],
  ["/deal/line", { page: "missing" }],
  ["/deal/line/a/b", { page: "missing" }],
  ["/t/BCDF#%zz", { page: "table", code: "BCDF", invite: "%zz", past: null, step: null }],
  ["/mine", { page: "mine" }],
  ["/mine/more", { page: "missing" }],
  ["/rules/between#bt-10", { page: "rules", game: "between", rule: "bt-10" }],
  ["/print/between", { page: "print", game: "between" }],
  ["/referee/wordz", { page: "referee", game: "wordz" }],
  ["/t", { page: "missing" }],
  ["/t/BCDF/more", { page: "missing" }],
])("reads %s", (address, route) => {
  expect(parse(new URL(address, "http://table"))).toEqual(route);
});
