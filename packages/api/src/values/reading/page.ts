import { readNonEmpty } from "./nullable.ts";
import { readCount } from "./figures.ts";
import { fieldsOf, isRecord, type Reader } from "./reader.ts";
import { list } from "./readers.ts";

/** A part of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor to request the next page with; null on the last page. */
  readonly next_cursor: string | null;
  /** How many there are on all pages together; null where the backend does not say. */
  readonly total: number | null;
}

interface ArrivingPage {
  readonly items: unknown;
  readonly next_cursor?: unknown;
  readonly total?: unknown;
}

/** Reads a list that arrives as `items`, as a plain array, or as null if empty; an empty cursor is none. */
export function pageOf<Item>(read: Reader<Item>): Reader<Page<Item>> {
  const readItems = list(read);
  return (json) => {
    const page = fieldsOf<ArrivingPage>(isRecord(json) ? json : { items: json });
    return {
      items: readItems(page.items),
      next_cursor: readNonEmpty(page.next_cursor),
      total: readCount(page.total),
    };
  };
}
