import type { Kysely } from "kysely";
import { emailKey } from "../services/accounts/email-key.ts";
import type { ImportedMember, MemberImport } from "../services/accounts/member-import.ts";
import { insightsRow } from "./insights-row.ts";
import type { Schema } from "./schema.ts";

/** Brings whole members into the database, a statement for each table. */
export const createMemberImport = (db: Kysely<Schema>): MemberImport => ({
  add: async (members) => {
    if (members.length === 0) return;
    await db.insertInto("users").values(members.map(asUser)).execute();
    await db.insertInto("profiles").values(members.map(asProfile)).execute();
    await db.insertInto("answers").values(members.map(asAnswers)).execute();
    await db
      .insertInto("insights")
      .values(members.map(({ insights, inputs }) => insightsRow(insights, inputs)))
      .execute();
    const sharing = members.flatMap(asSharing);
    if (sharing.length > 0) await db.insertInto("twin_sharing").values(sharing).execute();
    const criteria = members.flatMap(asCriteria);
    if (criteria.length > 0) await db.insertInto("criteria").values(criteria).execute();
  },
  known: async (ids) => {
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

const asAnswers = ({ answers }: ImportedMember) => ({
  user_id: answers.userId,
  questionnaire_id: answers.questionnaireId,
  responses: JSON.stringify(answers.responses),
  submitted_at: answers.submittedAt,
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
