import type { Cursors } from "./cursors.ts";

/** The position of an entry in a list that has the newest first: its time, then its id. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

export interface PageRequest {
  /** The last entry of the page before. */
  readonly after: Position | undefined;
  readonly limit: number;
}

export interface Page<Item, Total = number> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: Total;
}

interface List<Entry, Total> {
  readonly memberId: string;
  /** Name of the list, with all parameters of its query. */
  readonly name: string;
  readonly page: (request: PageRequest) => Promise<readonly Entry[]>;
  readonly count: () => Promise<Total>;
  readonly positionOf: (entry: Entry) => Position;
}

export interface PageQuery {
  /** The cursor of the page before; none or an empty one for the first page. */
  readonly after?: string;
  readonly limit: number;
}

/** Reads one page. It asks for one entry more, which shows whether there is another page. */
export async function readPage<Entry, Total>(
  services: { readonly cursors: Cursors },
  { memberId, name, page, count, positionOf }: List<Entry, Total>,
  { after, limit }: PageQuery,
): Promise<Page<Entry, Total>> {
  const position = after ? services.cursors.read(memberId, name, after) : undefined;
  const found = await page({ after: position, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return {
    items,
    nextCursor: hasMore ? services.cursors.sign(memberId, name, positionOf(last)) : null,
    total: await count(),
  };
}
