import type { MemberSummary } from "./moderation.ts";

/** Words of one member's likes that are held because the same went to many, by the member's id. */
export interface HeldEntry {
  readonly memberId: string;
  /** Different ones, a few of them. */
  readonly texts: readonly string[];
  /** To how many people they were to go. */
  readonly people: number;
  readonly newestAt: Date;
}

/** Held words with their member. */
export interface HeldWords extends Omit<HeldEntry, "memberId"> {
  readonly member: MemberSummary;
}

/** Released words reach those to whom they were said; discarded ones never do. */
export type HeldAction = "release" | "discard";
