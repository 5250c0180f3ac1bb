import { expect, it } from "vitest";
import { externalUrl } from "./external-url.ts";

it.each([
  ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
  ["HTTP://Example.COM", "http://example.com/"],
  ["ircs://irc.example.com/ferries", "ircs://irc.example.com/ferries"],
  ["irc://irc.example.com", "irc://irc.example.com"],
  ["mailto:clemence@example.com", "mailto:clemence@example.com"],
  ["xmpp:clemence@example.com", "xmpp:clemence@example.com"],
  // Without the slashes, a browser would treat it as a page of ours.
  ["https:settings", "https://settings/"],
])("%s leads to %s", (href, expected) => {
  expect(externalUrl(href)).toBe(expected);
});

it.each([
  "",
  "/settings",
  "settings",
  "#top",
  "?tab=matches",
  "//example.com",
  "\\\\example.com",
  "https://",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "tel:+41221234567",
])("%j leads nowhere", (href) => {
  expect(externalUrl(href)).toBeUndefined();
});
