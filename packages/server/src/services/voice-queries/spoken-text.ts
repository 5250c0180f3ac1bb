/**
 * What is read aloud of an answer: its words, without the marks of markdown and the addresses of links.
 */
export const spokenText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, "")
    .replaceAll(/(\*{1,3}|_{1,3}|~~|`+)(?=\S)([^\n]*?\S)\1/g, "$2")
    .trim();
