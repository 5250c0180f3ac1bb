import type { Finding } from "../checks/inspector.ts";
import type { Node } from "../contract/node.ts";
import type { Member } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { itemsOf, nextCursorOf, textIn } from "./reading.ts";

export interface Paging {
  readonly as: Member;
  readonly path?: readonly string[];
  readonly query?: Readonly<Record<string, unknown>>;
  /** The parameter that takes `next_cursor`. */
  readonly cursor?: string;
  readonly limit: number;
  /** The time field that sorts the items of a page. */
  readonly order?: { readonly by: string; readonly newest: "first" | "last" };
  /** Returns the identity of an item. */
  readonly identify: (item: Node) => unknown;
}

/** A list longer than this is believed to go on as it began. */
const maxPages = 30;

/** Reads a list to its end, page by page: no item twice, no page too long, and an end. */
export async function readPages(
  { must, take }: RunContext,
  id: string,
  paging: Paging,
): Promise<Node[]> {
  const { as, path, query = {}, cursor: parameter = "after", limit, identify } = paging;
  const found = new Map<unknown, Node>();
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const finding: Finding = await take(id, 200, {
      as,
      ...(path && { path }),
      query: { ...query, limit, ...(cursor !== undefined && { [parameter]: cursor }) },
      what: "a page of a list",
    });
    const items = itemsOf(finding.body);
    must(finding, items.length <= limit, `a page must have at most the ${limit} items asked for`);
    must(
      finding,
      isSorted(items, paging.order),
      `a page must have the newest ${paging.order?.newest}`,
    );
    const repeated = items.some((item) => found.has(identify(item)));
    must(finding, !repeated, "no item may come on two pages");
    for (const item of items) found.set(identify(item), item);
    cursor = nextCursorOf(finding.body);
    if (cursor === undefined) return [...found.values()];
    const isNew = !cursors.has(cursor);
    must(finding, isNew, "next_cursor must lead on, not back to a page that was");
    if (!isNew) return [...found.values()];
    cursors.add(cursor);
  }
  return [...found.values()];
}

function isSorted(items: readonly Node[], order: Paging["order"]): boolean {
  if (order === undefined) return true;
  const times = items.map((item) => Date.parse(textIn(item, order.by))).filter(Number.isFinite);
  const sorted = times.toSorted((a, b) => (order.newest === "first" ? b - a : a - b));
  return times.every((time, index) => time === sorted[index]);
}

/** Checks that the same list holds the same items on two page sizes. */
export async function comparePages(
  context: RunContext,
  id: string,
  paging: Paging,
  whole: Omit<Paging, "as" | "path" | "identify">,
): Promise<Node[]> {
  const { must, take } = context;
  const pieces = await readPages(context, id, paging);
  const all = await readPages(context, id, { ...paging, ...whole });
  const [some, every] = [pieces, all].map((items) => new Set(items.map(paging.identify)));
  const missing = [...(every ?? [])].filter((item) => some?.has(item) !== true);
  if (missing.length > 0 && pieces.length < paging.limit * maxPages) {
    const finding = await take(id, 200, {
      as: paging.as,
      ...(paging.path && { path: paging.path }),
      query: { ...paging.query, limit: paging.limit },
    });
    must(finding, false, `paging by ${paging.limit} must lead to every item, and misses some`);
  }
  return all;
}
