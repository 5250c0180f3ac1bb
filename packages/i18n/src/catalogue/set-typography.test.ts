import { expect, test } from "vitest";
import { setTypography } from "./set-typography.ts";

test.each([
  ["fr", "C'est là ? Oui : voilà !", "C’est là\u202f? Oui\u00a0: voilà\u202f!"],
  ["fr", "Tape « oui » ou « non »", "Tape «\u00a0oui\u00a0» ou «\u00a0non\u00a0»"],
  ["it", "dell'anno", "dell’anno"],
  ["de", "Das ist's : ja", "Das ist’s : ja"],
  ["de", "Wird geladen… Noch {time} …", "Wird geladen\u00a0… Noch {time}\u00a0…"],
  ["fr", "l'{name} et '{'x'}'", "l'{name} et '{'x'}'"],
  ["en", "That's all for now.", "That's all for now."],
])("%s: %s", (locale, text, expected) => {
  expect(setTypography(locale, text)).toBe(expected);
});
