/**
 * A record of `docs/decisions`, or their index, as a part of one page: headings are a level lower, links to
 * other records lead to their places on the page, and links to other documents become their text.
 */
export const decisionOnPage = (markdown: string): string =>
  markdown
    .replaceAll(/^#/gm, "##")
    .replaceAll(/\]\((?:[\w./-]+\/)?(\d{4})-[\w-]+\.md\)/g, "](#decision-$1)")
    .replaceAll(/\[([^\]]+)\]\((?!#)[^)]+\)/g, "$1");
