import { describe, expect, test } from "vitest";
import { glossaryProblems } from "../catalogue/glossary.ts";
import { locales } from "../locales.ts";
import { legalPages, type LegalText, type TextBlock, type TextPart } from "./legal-text.ts";
import { readLegalText } from "./read-legal-text.ts";

const wordsOf = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

const wordsIn = (block: TextBlock): string[] => {
  if (block.kind === "heading") return [block.text];
  return block.kind === "list" ? block.items.map(wordsOf) : [wordsOf(block.parts)];
};

/** Every text that is read, each by its place. */
function piecesOf({
  title,
  description,
  placeholder,
  summary,
  sections,
}: LegalText): Map<string, string> {
  const pieces = [
    ["title", title],
    ["description", description],
    ["placeholder", `${placeholder.title}: ${placeholder.text}`],
    ...[summary.title, ...summary.points.map(wordsOf)].map((words, index) => [
      `summary ${index}`,
      words,
    ]),
    ...sections.flatMap((section) => [
      [section.id, section.title],
      ...section.blocks.flatMap(wordsIn).map((words, index) => [`${section.id} ${index}`, words]),
    ]),
  ] as [string, string][];
  return new Map(pieces);
}

const partsOf = (block: TextBlock): TextPart[] => {
  if (block.kind === "heading") return [];
  return block.kind === "list" ? block.items.flat() : block.parts;
};

/** Returns the parts that must be the same in every language. */
const outlineOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) =>
      block.kind === "heading"
        ? block.id
        : block.kind === "list"
          ? `list of ${block.items.length}`
          : "paragraph",
    ),
    links: blocks
      .flatMap(partsOf)
      .flatMap((part) => (typeof part !== "string" && part.kind === "link" ? [part.href] : [])),
  }));

describe.each(legalPages)("%s", (page) => {
  const english = readLegalText(page, "en");
  const ids = english.sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : [])),
  ]);

  test("has several parts, each with an id of its own", () => {
    expect(english.sections.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe.each(locales)("in %s", (locale) => {
    const text = readLegalText(page, locale);

    test("has the outline of the English one", () => {
      expect(outlineOf(text)).toEqual(outlineOf(english));
      expect(text.summary.points).toHaveLength(3);
    });

    test("has no dash, and a description that a search result shows whole", () => {
      expect([...piecesOf(text).values()].filter((words) => /[—–]/.test(words))).toEqual([]);
      expect(text.description.length).toBeLessThanOrEqual(160);
    });

    test("leads to pages of ours alone", () => {
      const links = outlineOf(text).flatMap((section) => section.links);
      const known = ["/contact", ...legalPages.map((name) => `/${name}`)];
      expect(links.filter((href) => !known.includes(href))).toEqual([]);
    });
  });

  test.each(["fr", "de", "it", "es"] as const)(
    "holds to the glossary in %s, informal address included",
    (locale) => {
      const pieces = (language: typeof locale | "en") =>
        Object.fromEntries(piecesOf(readLegalText(page, language)));
      expect(glossaryProblems(locale, pieces("en"), pieces(locale))).toEqual([]);
    },
  );
});
