import { expect, it } from "vitest";
import { splitAddresses } from "./split-addresses.ts";

it.each([
  ["See https://example.org/a_b?c=1#d.", "https://example.org/a_b?c=1#d"],
  ["(www.example.org/bread)", "https://www.example.org/bread"],
  ["https://example.org/wiki/Bread_(food), yes", "https://example.org/wiki/Bread_(food)"],
  ["„https://example.org”", "https://example.org"],
  ["HTTPS://EXAMPLE.ORG!", "HTTPS://EXAMPLE.ORG"],
  ["write to mailto:ann@example.org", "mailto:ann@example.org"],
  ["irc://irc.example.org/bread", "irc://irc.example.org/bread"],
])("finds the address in %j", (words, href) => {
  const pieces = splitAddresses(words);
  expect(pieces.map((piece) => piece.href).filter(Boolean)).toEqual([href]);
  expect(pieces.map(({ text }) => text).join("")).toBe(words);
});

it.each([
  "",
  "no address",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "https://",
  "www.",
  "mailto:",
  "a@www.example.org",
  "xhttps://example.org",
])("finds none in %j", (words) => {
  expect(splitAddresses(words).filter(({ href }) => href !== undefined)).toEqual([]);
  expect(splitAddresses(words).map(({ text }) => text)).toEqual(words === "" ? [] : [words]);
});
