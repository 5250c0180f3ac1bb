import type { Page } from "@gemel/api/values";
import { type Failure, hasCode } from "../failure.ts";

/** A list of people that comes page by page, and from which some are taken away. */
export interface PagedList<Item> {
  /** In the server's order, each person once. */
  readonly items: readonly Item[];
  /** Leads to the next page; null if there is none. */
  readonly cursor: string | null;
  /** How many there are on all pages; null where the server does not say. */
  readonly total: number | null;
  /** Ids of people who are not shown: decided on, blocked, reported. */
  readonly hidden: readonly string[];
  /** Ids of hidden people whose reaction the server may not know yet. */
  readonly pending: readonly string[];
}

/** The id of the person whom an item is about. */
type IdOf<Item> = (item: Item) => string;

export const emptyList = { items: [], cursor: null, total: null, hidden: [], pending: [] } as const;

/** Starts again; only pending reactions still hide an item. */
export const restarted = <Item>({ pending }: PagedList<Item>): PagedList<Item> => ({
  ...emptyList,
  hidden: pending,
  pending,
});

/** Adds items to others, each once: present items keep their place. */
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

/**
 * Adds a page. One that adds nothing is the last: where no item is shown a machine reads on by itself, and a
 * server that always names a next page would be asked for ever.
 */
export function appendPage<Item>(
  list: PagedList<Item>,
  { items: more, next_cursor, total }: Page<Item>,
  idOf: IdOf<Item>,
): PagedList<Item> {
  const items = joinItems(list.items, more, idOf);
  const isLast = items.length === list.items.length;
  return { ...list, items, cursor: isLast ? null : next_cursor, total };
}

/** Hides an item and remembers its place. */
export const hide = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...list,
  hidden: list.hidden.includes(id) ? list.hidden : [...list.hidden, id],
});

/** Hides an item while its call is pending. */
export const hidePending = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...hide(list, id),
  pending: [...list.pending, id],
});

/** The server knows: the next load needs no reminder. */
export const confirm = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...list,
  pending: list.pending.filter((other) => other !== id),
});

/** Puts an item back in its place. */
export const restore = <Item>(list: PagedList<Item>, id: string): PagedList<Item> => ({
  ...confirm(list, id),
  hidden: list.hidden.filter((other) => other !== id),
});

/** Shows again the items whose reaction is being sent. */
export const restorePending = <Item>(list: PagedList<Item>): PagedList<Item> => ({
  ...list,
  hidden: list.hidden.filter((id) => !list.pending.includes(id)),
  pending: [],
});

/** The items that are not hidden. */
export function shownOf<Item>({ items, hidden }: PagedList<Item>, idOf: IdOf<Item>): Item[] {
  const hiddenIds = new Set(hidden);
  return items.filter((item) => !hiddenIds.has(idOf(item)));
}

/** Number of items on all pages without the hidden ones; null if unknown. */
export function countOf<Item>(list: PagedList<Item>, idOf: IdOf<Item>): number | null {
  const shown = shownOf(list, idOf).length;
  if (list.total !== null) return Math.max(shown, list.total - (list.items.length - shown));
  return list.cursor === null ? shown : null;
}

/** The server does not know the cursor any more: the list has to be read from its start. */
export const isStaleCursor = (failure: Failure): boolean => hasCode(failure, "invalid_cursor");
