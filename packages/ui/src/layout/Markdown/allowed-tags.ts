import type { Options as Schema } from "rehype-sanitize";

/** Which tags a text may have. */
export const markdownSets = ["basic", "full"] as const;
export type MarkdownSet = (typeof markdownSets)[number];

const basic = ["p", "em", "strong", "ul", "ol", "li", "br", "code", "a"];

const schema = (tagNames: string[]): Schema => ({
  tagNames,
  attributes: { a: ["href"], ol: ["start"] },
  protocols: {},
});

/**
 * What may be left of a text, by set; everything else is taken off what it holds. Where a link may
 * lead is decided by `externalUrl`.
 */
export const schemas: Record<MarkdownSet, Schema> = {
  basic: schema(basic),
  full: schema([...basic, "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr"]),
};
