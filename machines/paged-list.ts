import type { Page } from "@gemel/api/values";
import { type Failure } from "./failure.ts";

/** A list of people that comes page by page, and from which some are taken away. */
export interface PagedList<Item> {
  /** In the server's order, each person once. */
  readonly items: readonly Item[];
  /** Of the next page; null where there is no more. */
  readonly cursor: string | null;
  /** How many there are on all pages; null where the server does not say. */
  readonly total: number | null;
  /** Ids of people who are not shown: decided on, blocked, reported. */
  readonly hidden: readonly string[];
  /** Ids of those among them whose decision the server may not know yet. */
  readonly pending: readonly string[];
}

/** The id of the person whom an item is about. */
type IdOf<Item> = (item: Item) => string;

export const emptyList = { items: [], cursor: null, total: null, hidden: [], pending: [] } as const;

/** Begins again; only decisions on their way still take somebody away. */
export const startAnew = <Item>({ pending }: PagedList<Item>): PagedList<Item> => ({
  ...emptyList,
  hidden: pending,
  pending,
});

/** Adds items to others, each once: whoever is there already stays in their place. */
export function joinItems<Item>(
  items: readonly Item[],
  more: readonly Item[],
  idOf: IdOf<Item>,
): Item[] {
  const known = new Set(items.map(idOf));
  const added = more.filter((item) => {
    const isNew = !known.has(idOf(item));
    known.add(idOf(item));
    return isNew;
  });
  return [...items, ...added];
}

/** Adds a page. */
export const appendPage = <Item>(
  list: PagedList<Item>,
  { items, next_cursor, total }: Page<Item>,
  idOf: IdOf<Item>,
): PagedList<Item> => ({
  ...list,
  items: joinItems(list.items, items, idOf),
  cursor: next_cursor,
  total,
});

/** Takes somebody away; they keep their place. */
export const hide = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...list,
  hidden: list.hidden.includes(id) ? list.hidden : [...list.hidden, id],
});

/** Takes somebody away until the server knows why. */
export const hidePending = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...hide(list, id),
  pending: [...list.pending, id],
});

/** The server knows: the next load needs no reminder. */
export const settle = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...list,
  pending: list.pending.filter((other) => other !== id),
});

/** Puts somebody back where they stood. */
export const restore = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...settle(list, id),
  hidden: list.hidden.filter((other) => other !== id),
});

/** Puts everybody back whose decision is on its way. */
export const restorePending = <Item>(list: PagedList<Item>): PagedList<Item> => ({
  ...list,
  hidden: list.hidden.filter((id) => !list.pending.includes(id)),
  pending: [],
});

/** Who is to be seen. */
export function shownOf<Item>({ items, hidden }: PagedList<Item>, idOf: IdOf<Item>): Item[] {
  const away = new Set(hidden);
  return items.filter((item) => !away.has(idOf(item)));
}

/** How many there are without those taken away; null where that is not known. */
export function countOf<Item>(list: PagedList<Item>, idOf: IdOf<Item>): number | null {
  const shown = shownOf(list, idOf).length;
  if (list.total !== null) return Math.max(shown, list.total - (list.items.length - shown));
  return list.cursor === null ? shown : null;
}

/** The server does not know the cursor any more: the list has to be read from its start. */
export const isStaleCursor = (failure: Failure): boolean =>
  failure.kind === "http" && failure.code === "invalid_cursor";
