/** Where an entry stands in a list that has the newest first: its time, then its id. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** Which part of a list is asked for. */
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
