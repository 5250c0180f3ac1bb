import { expect, it } from "vitest";
import { matches } from "./matches.ts";

it.each([
  ["Österreich", "osterr"],
  ["Österreich", "ÖSTER"],
  ["Côte d’Ivoire", "cote"],
  ["Türkei", "turk"],
  ["Åland", "aland"],
  ["Weißrussland", "weiss"],
  ["Côte d’Ivoire", "ivoire"],
  ["Amerikanisch-Samoa", "samoa"],
  ["São Tomé und Príncipe", "tome  und"],
  ["Schweiz", "Schweiz "],
  ["Deutschland", ""],
])("%s is found by %s", (text, typed) => {
  expect(matches(text, typed)).toBe(true);
});

it("finds nothing else", () => {
  expect(matches("Österreich", "oester")).toBe(false);
  expect(matches("Österreich", "Schweiz")).toBe(false);
  expect(matches("Amerikanisch-Samoa", "sch")).toBe(false);
});
