/** How often something happened within a window of time. */
export interface Count {
  readonly count: number;
  /** Until the window ends, in milliseconds. */
  readonly msLeft: number;
}

export interface SharedCounts {
  /**
   * Counts one more under a key; the first begins a window.
   * @param by -1 takes one back
   * @returns nothing where the processes cannot reach each other
   */
  count(key: string, windowMs: number, by?: 1 | -1): Promise<Count | undefined>;
}
