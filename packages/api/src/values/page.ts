import { readText } from "./nullable.ts";

/** A part of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** What to ask the next page with; null where there is no more. */
  readonly next_cursor: string | null;
  /** How many there are on all pages together; null where the backend does not say. */
  readonly total: number | null;
}

interface ArrivingPage<Raw> {
  readonly items: readonly Raw[];
  readonly next_cursor?: string | null;
  readonly total?: number;
}

/** Reads a list that may arrive as `items` or as a plain array; an empty cursor counts as none. */
export function readPage<Raw, Item>(
  raw: ArrivingPage<Raw> | readonly Raw[],
  read: (item: Raw) => Item,
): Page<Item> {
  const page: ArrivingPage<Raw> = "items" in raw ? raw : { items: raw };
  return {
    items: page.items.map((item) => read(item)),
    next_cursor: readText(page.next_cursor) || null,
    total: page.total ?? null,
  };
}
