import { isNode } from "../contract/node.ts";

export type Step = string | number;

/** A copy of a value in which what stands at a place is another. Undefined takes the field away. */
export function replaceAt(root: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, index) => (index === step ? replaceAt(item, rest, value) : item));
  }
  const node = isNode(root) ? root : {};
  const { [step]: current, ...others } = node;
  if (rest.length === 0 && value === undefined) return others;
  return { ...node, [step]: replaceAt(current, rest, value) };
}

/** Where something stands, for a person: `profile.social_links.0.url`. */
export const written = (path: readonly Step[]): string =>
  path.length === 0 ? "the body" : `"${path.join(".")}"`;
