import type { ProfileInputs } from "@gemel/psyche/compatibility";
import type { Criteria, Sex } from "../criteria/criteria.ts";

/** What is stored of a member who can be found. */
export interface PoolRecord {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly sex: Sex;
  readonly country: string | null;
  readonly city: string | null;
  readonly profile: ProfileInputs;
  /** Whether their card shows what they wish. */
  readonly showsWishes: boolean;
  readonly hasPhoto: boolean;
  readonly hasVoice: boolean;
  /** Undefined for somebody who has saved none. */
  readonly criteria: Criteria | undefined;
  readonly since: Date;
  readonly rankingNumbers: Float32Array;
  /** Whether their own feed is ordered by scores. */
  readonly seesScores: boolean;
}

/** Who changed, up to which moment of the database. */
interface MemberChanges {
  readonly ids: readonly string[];
  /** Where to ask from the next time. */
  readonly mark: string;
}

/** Everybody who can be found, for those who remember them. */
export interface PoolStore {
  /** Who changed since a mark, some of them perhaps once more; everybody without one. */
  changesSince(mark: string | undefined): Promise<MemberChanges | undefined>;
  /** Those of these members who can be found, in no order. */
  read(ids: readonly string[]): Promise<readonly PoolRecord[]>;
  /** Whom a member no longer meets: decided on, matched, or kept away in either direction. */
  hiddenFrom(memberId: string): Promise<ReadonlySet<string>>;
  /** Erases what is noted of members who are gone. */
  eraseGone(): Promise<void>;
}
