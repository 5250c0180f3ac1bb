/** Which file is whose, of one kind: a member has one picture, and one voice message. */
export interface MemberFiles {
  find(userId: string): Promise<string | undefined>;
  /** The same, unless one of the two keeps the other away. */
  findFor(memberId: string, userId: string): Promise<string | undefined>;
  /** Sets or clears a member's file. @returns the file that was there before */
  replace(userId: string, file: string | null): Promise<string | undefined>;
  /** Which of these files are somebody's. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
}
