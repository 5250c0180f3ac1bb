import { expect, test } from "vitest";
import { readableText, visibleText } from "./visible-text.ts";

test.each([
  ["Hangul fillers", "\u3164\u115f\u1160\uffa0"],
  ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
  ["soft hyphens and joiners", "\u00ad\u034f"],
  ["variation selectors and tags", "\ufe0f\u{e0100}\u{e0041}"],
  ["directions", "\u202e\u2066"],
  ["blanks of Braille", "\u2800 \u2800"],
  ["controls", "\u0000\u001b\u007f"],
  ["marks without a letter", "\u0301 \u20dd"],
  ["white space", " \n\t\u00a0\u3000"],
  ["nothing", ""],
])("there is nothing to see of %s", (_, text) => {
  expect(visibleText(text)).toBe("");
});

test.each([
  [" Zoë ", "Zoë"],
  ["one\ntwo", "one\ntwo"],
  ["हिन्दी", "हिन्दी"],
  ["\u3164Ada\u200b", "Ada"],
  ["👩‍🚀", "👩🚀"],
  ["…", "…"],
])("of %j there is %j", (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

test.each([
  [
    "to \u202Emoc.elpmaxe\u202C \u2066and\u2069 \u200F\u05D0\u200E",
    "to moc.elpmaxe and \u200F\u05D0\u200E",
  ],
  ["one\r\ntwo\tthree\u0007\u001b[31m\u0085", "one\ntwo\tthree[31m"],
  [`Z\u0301${"\u0300".repeat(400)}e`, `Z\u0301${"\u0300".repeat(7)}e`],
  ["Việt, \u05E9\u05C1\u05B8\u05C1, བསྒྲུབས, 👩‍🚀", "Việt, \u05E9\u05C1\u05B8\u05C1, བསྒྲུབས, 👩‍🚀"],
])("%j is kept as %j", (text, kept) => {
  expect(readableText(text)).toBe(kept);
});
