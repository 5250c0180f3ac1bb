import { isNode, type Node } from "../contract/node.ts";

/** Returns the value of a wrapper, or the plain value; undefined if there is none. */
export function unwrap(value: unknown): unknown {
  if (!isNode(value) || !("Valid" in value)) return value ?? undefined;
  if (value["Valid"] !== true) return undefined;
  return value["String"] ?? value["Int32"] ?? value["Float64"] ?? value["Bool"] ?? value["Time"];
}

/** The items of a list, plain or not, wrapped in `data` or not. */
export function itemsOf(body: unknown): readonly Node[] {
  if (Array.isArray(body)) return body.filter(isNode);
  if (!isNode(body)) return [];
  return itemsOf(body["items"] ?? body["data"] ?? []);
}

/** How to ask for the next page; undefined on the last one. */
export function nextCursorOf(body: unknown): string | undefined {
  if (!isNode(body)) return undefined;
  if (isNode(body["data"])) return nextCursorOf(body["data"]);
  const cursor = body["next_cursor"];
  return typeof cursor === "string" && cursor !== "" ? cursor : undefined;
}

/** The text at a path, `data.id`; empty if there is none. */
export function textIn(body: unknown, ...path: readonly string[]): string {
  const value = path.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), body);
  const text = unwrap(value);
  return typeof text === "string" ? text : "";
}

/** An answer's body as text, without what is new each time: for answers that must be alike. */
export const withoutRequestId = (body: unknown): string =>
  JSON.stringify(isNode(body) ? { ...body, request_id: undefined } : body);
