import type { RankingInputs } from "@gemel/psyche/ranking";
import type { NoiseKey } from "../candidates/pair-noise.ts";
import type { Criteria, Sex } from "../criteria/criteria.ts";
import type { Place } from "../places/distance.ts";

/** What discovering needs of a member who can be found. */
export interface PoolMember {
  readonly id: string;
  /** `YYYYMMDD` */
  readonly birthDay: number;
  readonly sex: Sex;
  /** ISO 3166-1 alpha-2; null for somebody who does not tell. */
  readonly country: string | null;
  /** The centre of their city; undefined where they tell none or one that the gazetteer does not know. */
  readonly place: Place | undefined;
  /** Which of the wishes that others may have they meet by what their card shows, as bits. */
  readonly offers: number;
  /** Which of these wishes they have themself. */
  readonly asks: number;
  readonly criteria: Criteria;
  /** When they became one whom others find, in milliseconds since 1970. */
  readonly since: number;
  /** For the member's own feed. */
  readonly ranking: RankingInputs;
  /** Whether their own feed is ordered by scores. */
  readonly seesScores: boolean;
  readonly noiseKey: NoiseKey;
  /** For the feeds of others: without a wish that their card does not show. */
  readonly shownRanking: RankingInputs;
}
