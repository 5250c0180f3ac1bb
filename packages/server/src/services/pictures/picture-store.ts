/** Which file is whose picture. */
export interface PictureStore {
  find(userId: string): Promise<string | undefined>;
  /** Sets or clears a member's picture. @returns the file that was there before */
  replace(userId: string, file: string | null): Promise<string | undefined>;
  /** Which of these files are somebody's picture. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
}
