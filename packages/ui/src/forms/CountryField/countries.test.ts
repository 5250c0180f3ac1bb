import { expect, it } from "vitest";
import { countries } from "./countries.ts";

it("names every country of ISO 3166-1 once", () => {
  const list = countries("en");
  expect(new Set(list.map((country) => country.value)).size).toBe(249);
  expect(list.filter((country) => country.label === country.value)).toEqual([]);
});

it.each([
  ["en", "DE", "Germany"],
  ["fr", "DE", "Allemagne"],
  ["de", "AT", "Österreich"],
  ["it", "CH", "Svizzera"],
  ["es", "ES", "España"],
])("speaks %s: %s is %s", (locale, value, label) => {
  expect(countries(locale)).toContainEqual({ value, label });
});

it("sorts by the language's own order, not by code points", () => {
  const labels = countries("de").map((country) => country.label);
  expect(labels.indexOf("Ägypten")).toBeLessThan(labels.indexOf("Albanien"));
  expect(labels.indexOf("Österreich")).toBeLessThan(labels.indexOf("Pakistan"));
});
