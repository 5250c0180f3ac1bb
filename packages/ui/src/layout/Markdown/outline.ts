/** What of a tree of HTML matters to its outline. */
interface HtmlNode {
  type: string;
  tagName?: string;
  children?: HtmlNode[];
}

const heading = /^h[1-6]$/;

/**
 * A rehype plugin that puts the headings of a text into the outline of the page around it: its
 * highest become `base`, the others follow without leaving out a level.
 */
export const outline = (base: number) => () => (tree: HtmlNode) => {
  const open: number[] = [];
  const place = (node: HtmlNode): void => {
    if (node.tagName && heading.test(node.tagName)) {
      const depth = Number(node.tagName[1]);
      while ((open.at(-1) ?? 0) >= depth) open.pop();
      open.push(depth);
      node.tagName = `h${Math.min(6, base + open.length - 1)}`;
    }
    node.children?.forEach(place);
  };
  place(tree);
};
