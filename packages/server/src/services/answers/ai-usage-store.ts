/** How much of the AI members use, by day. */
export interface AiUsageStore {
  /**
   * Adds characters to a member's day, unless the day is spent: has so many already. In one step, so that
   * of many requests at once only the last may go beyond.
   * @param day `YYYY-MM-DD`
   * @returns whether they were added
   */
  spend(userId: string, day: string, characters: number, most: number): Promise<boolean>;
  /** Erases the days before one. */
  eraseBefore(day: string): Promise<void>;
}
