/** Which parts a text may have. */
export const markdownSets = ["basic", "full"] as const;
export type MarkdownSet = (typeof markdownSets)[number];
