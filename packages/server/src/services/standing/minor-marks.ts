import type { Seals } from "../paging/seals.ts";

/** What a browser keeps in which a minor was refused: until when, sealed. */
export interface MinorMarks {
  /** @param adultOn `YYYY-MM-DD` */
  issue(adultOn: string): string;
  /** The day, or nothing where the mark is none of ours. */
  read(mark: string): string | undefined;
}

const ABOUT = "minor-mark";
const DAY = "YYYY-MM-DD".length;

export const createMinorMarks = (seals: Seals): MinorMarks => ({
  issue: (adultOn) => seals.seal(ABOUT, Buffer.from(adultOn)),
  read: (mark) => seals.read(ABOUT, mark, DAY)?.toString(),
});
