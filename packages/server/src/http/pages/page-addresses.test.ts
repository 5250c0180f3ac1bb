import { expect, it } from "vitest";
import { pageAddresses } from "./page-addresses.ts";

const lines = (address: Parameters<typeof pageAddresses>[0]): string[] =>
  pageAddresses(address)
    .split("\n")
    .map((line) => line.trim());

it("names the page, each of its languages and its picture in full", () => {
  const origin = "https://gemel.example";
  expect(lines({ origin, path: "/rules", asked: undefined })).toEqual([
    '<link rel="canonical" href="https://gemel.example/rules" />',
    '<link rel="alternate" hreflang="en" href="https://gemel.example/rules?lang=en" />',
    '<link rel="alternate" hreflang="fr" href="https://gemel.example/rules?lang=fr" />',
    '<link rel="alternate" hreflang="de" href="https://gemel.example/rules?lang=de" />',
    '<link rel="alternate" hreflang="it" href="https://gemel.example/rules?lang=it" />',
    '<link rel="alternate" hreflang="es" href="https://gemel.example/rules?lang=es" />',
    '<link rel="alternate" hreflang="x-default" href="https://gemel.example/rules" />',
    '<meta property="og:url" content="https://gemel.example/rules" />',
    '<meta property="og:image" content="https://gemel.example/social.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
  ]);
});

it("is itself in the language that its address names", () => {
  const own = lines({ origin: "http://localhost:3000", path: "/", asked: "de" });
  expect(own[0]).toBe('<link rel="canonical" href="http://localhost:3000/?lang=de" />');
  expect(own).toContain('<meta property="og:url" content="http://localhost:3000/?lang=de" />');
});

it("lets nothing out of an attribute", () => {
  const all = pageAddresses({ origin: 'http://a"><script>', path: "/", asked: undefined });
  expect(all).not.toMatch(/"><script/);
});
