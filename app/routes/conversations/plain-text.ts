/** Markdown marks, each with the text to keep; a cut text may lack the end of a mark. */
const marks: readonly (readonly [RegExp, string])[] = [
  // A picture, or a link: its words.
  [/!?\[([^\]]*)\]\([^)]*(?:\)|$)/g, "$1"],
  // A heading, a quote, a point of a list, a fence.
  [/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+|```.*$)/gm, ""],
  // Bold, italic, struck out, code: only where a word begins or ends.
  [/(?<![\p{L}\p{N}])(?:\*{1,3}|_{1,3}|~~|`+)(?=\S)/gu, ""],
  [/(?<=\S)(?:\*{1,3}|_{1,3}|~~|`+)(?![\p{L}\p{N}])/gu, ""],
  [/\s+/g, " "],
];

/** The words of a markdown text, in one line. */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, words]) => text.replace(mark, words), markdown).trim();
