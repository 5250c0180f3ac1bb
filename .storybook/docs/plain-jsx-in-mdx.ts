/** The fields of a Markdown syntax tree node that this plugin reads. */
interface MdNode {
  type: string;
  name?: string | null;
  children?: MdNode[];
}

/** Elements whose content is Markdown. */
const proseElements = new Set<string | null | undefined>(["Accessibility"]);

function unwrap(node: MdNode, isInJsx: boolean): MdNode[] {
  const isJsx = node.type === "mdxJsxFlowElement" && !proseElements.has(node.name);
  const children = node.children?.flatMap((child) => unwrap(child, isJsx));
  if (isInJsx && node.type === "paragraph") return children ?? [];
  return [children === undefined ? node : { ...node, children }];
}

/**
 * A remark plugin: in MDX a text on a line of its own becomes a paragraph, in the middle of
 * `<Button>` too, so a formatter that breaks a line changes the picture. Inside an element text
 * stays text here, as in any TSX file.
 */
export function plainJsxInMdx() {
  return (tree: MdNode): void => {
    tree.children = tree.children?.flatMap((child) => unwrap(child, false)) ?? [];
  };
}
