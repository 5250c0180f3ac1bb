import type { PageRequest, Position } from "../paging/page.ts";

const LIMIT = 500;

/** Everything in a list that comes in pages. */
export async function readAll<Item>(
  page: (request: PageRequest) => Promise<readonly Item[]>,
  positionOf: (item: Item) => Position,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let found: readonly Item[];
  do {
    const last = all.at(-1);
    found = await page({ after: last && positionOf(last), limit: LIMIT });
    all.push(...found);
  } while (found.length === LIMIT);
  return all;
}
