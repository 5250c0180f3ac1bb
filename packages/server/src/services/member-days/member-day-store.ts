/** What each member has sent and seen on a day; days are `YYYY-MM-DD`, in UTC. */
export interface MemberDayStore {
  /** How many bytes a member has sent on a day. */
  bytesOf(userId: string, day: string): Promise<number>;
  addBytes(userId: string, day: string, bytes: number): Promise<void>;
  /** Which of these people a member has not met on a day. */
  findNew(userId: string, day: string, people: readonly string[]): Promise<readonly string[]>;
  /**
   * Adds people to a member's day, unless the day is spent: has so many already. In one step, so that of many
   * requests at once only the last may go beyond. @returns whether they were added
   */
  addPeople(userId: string, day: string, people: readonly string[], most: number): Promise<boolean>;
  /** Erases the days before one. */
  eraseBefore(day: string): Promise<void>;
}
