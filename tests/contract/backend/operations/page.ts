import { Refusal } from "../http/refusal.ts";

interface Placed {
  readonly order: number;
}

interface Wanted {
  /** Which list of whom; a cursor of another one is refused. */
  readonly list: string;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly newestFirst?: boolean;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
}

/** The part of a list that begins after a cursor. @throws Refusal 422 for a cursor of another list */
export function pageOf<T extends Placed>(all: readonly T[], wanted: Wanted): Page<T> {
  const { after, limit, list, newestFirst = false } = wanted;
  const from = after === undefined ? -Infinity : readCursor(list, after);
  const place = ({ order }: T): number => (newestFirst ? -order : order);
  const rest = all.filter((one) => place(one) > from).toSorted((a, b) => place(a) - place(b));
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const more = last !== undefined && rest.length > items.length;
  return { items, next_cursor: more ? makeCursor(list, place(last)) : null };
}

/** Names a place in a list. */
export const makeCursor = (list: string, order: number): string =>
  Buffer.from(`${list} ${order}`).toString("base64url");

/** @throws Refusal 422 for a cursor of another list */
export function readCursor(list: string, cursor: string): number {
  const [ofList, order] = Buffer.from(cursor, "base64url").toString().split(" ");
  const place = Number(order);
  if (ofList === list && Number.isSafeInteger(place)) return place;
  throw new Refusal(422, "invalid_cursor", "This page is out of date. Please begin again.");
}
