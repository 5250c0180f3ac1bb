export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function nodeAt(node: Node, key: string): Node {
  const value = node[key];
  return isNode(value) ? value : {};
}

export function textAt(node: Node, key: string): string | undefined {
  const value = node[key];
  return typeof value === "string" ? value : undefined;
}
