import type { Kysely } from "kysely";
import type { AnswerInputs } from "@gemel/psyche/compatibility";
import { emailKey } from "../foundation/email-key.ts";
import type { Criteria } from "../features/criteria/criteria.ts";
import type { Insights } from "../features/insights/insights.ts";
import type { Nickname } from "../features/profiles/nickname.ts";
import type { Profile } from "../features/profiles/profile.ts";
import type { Answers } from "../features/questionnaire/answers.ts";
import { answersRow } from "../features/questionnaire/store.ts";
import type { Account } from "../features/accounts/account.ts";
import { insightsRow } from "../features/insights/store.ts";
import type { Schema } from "../database/schema.ts";
import type { ConfirmedSet } from "../features/twins/store.ts";

/** A member with all that a member has at the end of onboarding. */
export interface ImportedMember {
  readonly account: Pick<Account, "id" | "email" | "language" | "passwordHash">;
  readonly createdAt: Date;
  /** Housekeeping adds its look, and the mailbox of the address. */
  readonly nickname: Pick<Nickname, "shown" | "key">;
  readonly profile: Profile;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly answers: Answers;
  readonly insights: Insights;
  /** The matching inputs from the answers. */
  readonly inputs: AnswerInputs;
  /** The texts that the twin may say to others; null if the member has confirmed nothing. */
  readonly sharing: ConfirmedSet | null;
  /** Null for the default criteria. */
  readonly criteria: Criteria | null;
}

export const memberImport = (db: Kysely<Schema>) => ({
  /** Adds members, in few statements and without mails or jobs. @throws when one of them is there already */
  add: async (members: readonly ImportedMember[]) => {
    if (members.length === 0) return;
    await db.insertInto("users").values(members.map(asUser)).execute();
    await db.insertInto("profiles").values(members.map(asProfile)).execute();
    await db
      .insertInto("answers")
      .values(members.map(({ answers }) => answersRow(answers)))
      .execute();
    await db
      .insertInto("insights")
      .values(members.map(({ insights, inputs }) => insightsRow(insights, inputs, null)))
      .execute();
    const sharing = members.flatMap(asSharing);
    if (sharing.length > 0) await db.insertInto("twin_sharing").values(sharing).execute();
    const criteria = members.flatMap(asCriteria);
    if (criteria.length > 0) await db.insertInto("criteria").values(criteria).execute();
  },
  known: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
    return new Set(rows.map(({ id }) => id));
  },
});

const asUser = ({ account, createdAt, nickname }: ImportedMember) => ({
  id: account.id,
  email: account.email,
  email_key: emailKey(account.email),
  password_hash: account.passwordHash,
  preferred_language: account.language,
  onboarding_status: "onboarding_complete",
  nickname: nickname.shown,
  nickname_key: nickname.key,
  created_at: createdAt,
});

const asProfile = ({ account, profile, pictureFile, voiceFile }: ImportedMember) => ({
  ...profile,
  user_id: account.id,
  social_links: JSON.stringify(profile.social_links),
  picture_file: pictureFile,
  voice_file: voiceFile,
});

const asSharing = ({ account, sharing }: ImportedMember) =>
  sharing === null
    ? []
    : sharing.answers.map(({ questionId, isAllowed, answer, words }) => ({
        user_id: account.id,
        question_id: questionId,
        is_allowed: isAllowed,
        answer,
        words,
        confirmed_at: sharing.confirmedAt,
      }));

const asCriteria = ({ account, criteria }: ImportedMember) =>
  criteria === null ? [] : [{ user_id: account.id, ...criteria }];
