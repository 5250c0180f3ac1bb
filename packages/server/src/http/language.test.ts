import { expect, it } from "vitest";
import { acceptedLanguages } from "./language.ts";

it.each([
  [undefined, []],
  ["", []],
  ["de", ["de"]],
  ["de-CH, fr;q=0.8, en;q=0.5", ["de-CH", "fr", "en"]],
  ["en;q=0.2,it;q=0.9, es", ["es", "it", "en"]],
  ["fr;q=0, es;q=x, *;q=0.1", ["*"]],
])("reads %j as %j", (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});
