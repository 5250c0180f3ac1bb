/** How often something happened within a window of time. */
export interface Count {
  readonly count: number;
  /** Time until the window ends, in milliseconds. */
  readonly msLeft: number;
}

export interface SharedCounts {
  /**
   * Counts under a key; the first begins a window.
   * @param by how many more; a negative number takes back, 0 only looks. @default 1
   * @returns nothing where the processes cannot reach each other
   */
  count(key: string, windowMs: number, by?: number): Promise<Count | undefined>;
}
