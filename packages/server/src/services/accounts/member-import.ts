import type { AnswerInputs } from "@gemel/psyche/compatibility";
import type { Criteria } from "../criteria/criteria.ts";
import type { Insights } from "../insights/insights.ts";
import type { Nickname } from "../profiles/nickname.ts";
import type { Profile } from "../profiles/profile.ts";
import type { Answers } from "../questionnaire/answers.ts";
import type { ConfirmedSet } from "../twins/twin-sharing-store.ts";
import type { Account } from "./account.ts";

/** A member with all that a member has at the end of onboarding. */
export interface ImportedMember {
  readonly account: Pick<Account, "id" | "email" | "language" | "passwordHash">;
  readonly createdAt: Date;
  /** Housekeeping finds out what it looks like. */
  readonly nickname: Pick<Nickname, "shown" | "key">;
  readonly profile: Profile;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly answers: Answers;
  readonly insights: Insights;
  /** What matching needs of the answers. */
  readonly inputs: AnswerInputs;
  /** What the twin may say to others; null where they have confirmed nothing. */
  readonly sharing: ConfirmedSet | null;
  /** Null for whom everyone begins with. */
  readonly criteria: Criteria | null;
}

/** Brings members in who did not come one by one: a crowd for trying and for measuring. */
export interface MemberImport {
  /** Adds members, in few statements and without mails or jobs. @throws when one of them is there already */
  add(members: readonly ImportedMember[]): Promise<void>;
  /** Which of these ids are members'. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
