import type { Heading, Nodes } from "mdast";

/** The level of a heading in the page. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The places of a text's headings in the outline of the page around it: its highest become `base`, the
 * others follow without leaving out a level.
 */
export function outline(tree: Nodes, base: number): ReadonlyMap<Heading, Level> {
  const levels = new Map<Heading, Level>();
  const open: number[] = [];
  const place = (node: Nodes): void => {
    if (node.type === "heading") {
      while ((open.at(-1) ?? 0) >= node.depth) open.pop();
      open.push(node.depth);
      levels.set(node, Math.min(6, base + open.length - 1) as Level);
    }
    if ("children" in node) node.children.forEach(place);
  };
  place(tree);
  return levels;
}
