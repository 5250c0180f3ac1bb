/** The sets of Markdown parts that a text may have. */
export const markdownSets = ["basic", "full"] as const;
export type MarkdownSet = (typeof markdownSets)[number];
