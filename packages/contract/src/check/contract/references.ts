import { CannotRun } from "../cannot-run.ts";
import { isNode, type Node } from "./node.ts";

/** The name under which the validator knows the document. */
export const documentId = "contract";

/** Follows `$ref` to the object that it means; keys beside `$ref` win over the object's own. */
export type Resolve = (node: Node) => Node;

/** Returns a copy whose local references name the document, so that each schema in it can be used alone. */
export function withAbsoluteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsoluteReferences);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === "$ref" && typeof child === "string" && child.startsWith("#")
        ? [key, `${documentId}${child}`]
        : [key, withAbsoluteReferences(child)],
    ),
  );
}

/** @throws CannotRun from the function it makes, where a reference leads nowhere or in a circle */
export function createResolve(document: Node): Resolve {
  const resolve = (node: Node, seen: readonly string[] = []): Node => {
    const { $ref: reference, ...own } = node;
    if (typeof reference !== "string") return node;
    const target = seen.includes(reference) ? undefined : find(document, reference);
    if (!isNode(target)) {
      throw new CannotRun(`the contract's reference ${shown(reference)} leads nowhere`);
    }
    return { ...resolve(target, [...seen, reference]), ...own };
  };
  return (node) => resolve(node);
}

export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "$ref" && typeof child === "string" ? [child] : referencesIn(child),
  );
}

const shown = (reference: string): string => reference.slice(reference.indexOf("#"));

function find(document: Node, reference: string): unknown {
  const [id, pointer] = reference.split("#", 2);
  if (id !== documentId || pointer === undefined) return undefined;
  const steps = pointer.split("/").slice(1);
  return steps.reduce<unknown>((at, step) => {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    return isNode(at) ? at[key] : undefined;
  }, document);
}
