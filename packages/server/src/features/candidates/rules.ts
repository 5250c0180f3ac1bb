import type { Compatibility, ProfileFacts } from "@gemel/psyche/compatibility";
import type { Profile } from "../profiles/profile.ts";
import { AppError, fieldError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import { isVisible } from "../../database/visible.ts";
import type { Services } from "../../services.ts";
import { composeCandidates } from "./compose-candidates.ts";
import { candidateStore } from "./store.ts";

/** The data that a card shows about another member. A choice of "prefer not to say" is like no choice. */
export interface CandidateRecord
  extends
    Pick<
      Profile,
      | "birth_date"
      | "sex"
      | "country"
      | "city"
      | "bio"
      | "show_wishes"
      | "twin_share_pre_like"
      | "twin_share_on_match"
    >,
    ProfileFacts {
  readonly id: string;
  readonly nickname: string | null;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly isMatched: boolean;
  readonly wasMatched: boolean;
  /** Whether there is anything that their twin may say to others. */
  readonly hasTwinTexts: boolean;
  /** Whether they ended the conversation of the asking member with their twin. */
  readonly isTwinEnded: boolean;
}

export interface Candidate extends CandidateRecord {
  /** Whether the asking member may speak with their twin now. */
  readonly isTwinAvailable: boolean;
  /** Discreet before a match. Null where nothing can be said yet. */
  readonly compatibility: (Compatibility & { readonly is_discreet?: true }) | null;
  /** Whether there is no compatibility because the asking member's own answers do not agree. */
  readonly areScoresWithheld: boolean;
}

/** Refuses what members cannot do with themselves. @throws AppError `rule_broken` */
export function refuseOneself(memberId: string, otherId: string): void {
  if (memberId !== otherId) return;
  throw fieldError("rule_broken", {
    field: "id",
    code: "oneself",
    message: "This cannot be done with your own profile.",
  });
}

/**
 * Refuses an id that is not visible to a member: unknown, not to be found yet, or blocked in either
 * direction, each by the same question and with the same answer.
 * @throws AppError `not_found`
 */
export async function requireVisible(db: Db, memberId: string, candidateId: string): Promise<void> {
  if (!(await isVisible(db, memberId, candidateId))) throw new AppError("not_found");
}

export const findVisible = (db: Db, memberId: string, ids: readonly string[]) =>
  candidateStore(db).findVisible(memberId, ids);

/**
 * Adds its candidate to each entry of a member's list, in their order; leaves out entries whose candidate
 * cannot be found.
 */
export async function withCandidates<Entry extends { readonly candidateId: string }>(
  services: Pick<Services, "db" | "pairNoise">,
  memberId: string,
  entries: readonly Entry[],
): Promise<(Entry & { readonly candidate: Candidate })[]> {
  const ids = entries.map(({ candidateId }) => candidateId);
  const candidates = await composeCandidates(services, memberId, ids);
  return entries.flatMap((entry) => {
    const candidate = candidates.get(entry.candidateId);
    return candidate === undefined ? [] : [{ ...entry, candidate }];
  });
}
