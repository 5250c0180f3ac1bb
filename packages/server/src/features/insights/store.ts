import {
  type AnswerInputs,
  packInputs,
  personalityOf,
  type ProfileFacts,
  profileInputs,
  unpackInputs,
} from "@gemel/psyche/compatibility";
import { packNumbers, rankingNumbers } from "@gemel/psyche/ranking";
import type { Insights, ScoredMember } from "./insights.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { seesScores } from "../../database/visible.ts";
import type { Language } from "../../foundation/member.ts";
import type { Pinned } from "../../database/documents.ts";

interface TriedSummary {
  /** Markdown; null where the AI failed, or what it wrote could not be used. */
  readonly text: string | null;
  readonly triedAt: Date;
}

/** The insights of a summary; insights that are computed again have no summary yet. */
type Of = Pick<Insights, "userId" | "computedAt">;

export const summaryStore = (db: Kysely<Schema>) => ({
  find: ({ userId, computedAt }: Of, language: Language) =>
    db
      .selectFrom("summaries")
      .select(["text", "tried_at as triedAt"])
      .where("user_id", "=", userId)
      .where("language", "=", language)
      .where("computed_at", "=", computedAt)
      .executeTakeFirst(),
  /** Keeps one in the place of an older one, as long as the insights are what they were. */
  save: ({ userId, computedAt }: Of, language: Language, { text, triedAt }: TriedSummary) =>
    sql`
      insert into summaries (user_id, language, computed_at, text, tried_at)
      select user_id, ${language}::text, computed_at, ${text}::text, ${triedAt}::timestamptz
      from insights where user_id = ${userId}::uuid and computed_at = ${computedAt}::timestamptz
      on conflict (user_id, language) do update set
        computed_at = excluded.computed_at, text = excluded.text, tried_at = excluded.tried_at`.execute(
      db,
    ),
  list: async ({ userId, computedAt }: Of) => {
    const rows = await db
      .selectFrom("summaries")
      .select(["language", "text"])
      .where("user_id", "=", userId)
      .where("computed_at", "=", computedAt)
      .orderBy("language")
      .execute();
    return rows.flatMap(({ language, text }) => (text === null ? [] : [{ language, text }]));
  },
});

const discreetInputs = <Inputs extends AnswerInputs>(inputs: Inputs, pinned: Pinned | null) =>
  pinned === null ? inputs : { ...inputs, ...personalityOf(pinned) };

export const insightsRow = (insights: Insights, inputs: AnswerInputs, pinned: Pinned | null) => ({
  user_id: insights.userId,
  questionnaire_id: insights.questionnaireId,
  psyche_version: insights.psycheVersion,
  portrait: JSON.stringify(insights.portrait),
  inputs: packInputs(inputs),
  ranking: packNumbers(rankingNumbers(discreetInputs(inputs, pinned))),
  pinned: pinned && JSON.stringify(pinned),
  computed_at: insights.computedAt,
});

export const insightsStore = (db: Kysely<Schema>) => ({
  /** Keeps insights, and what matching needs of the same answers, in the place of older ones. */
  save: async (insights: Insights, inputs: AnswerInputs, pinned: Pinned | null) => {
    const { user_id, ...values } = insightsRow(insights, inputs, pinned);
    await db
      .insertInto("insights")
      .values({ user_id, ...values })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
      .execute();
  },
  find: (userId: string): Promise<Insights | undefined> =>
    db
      .selectFrom("insights")
      .select([
        "user_id as userId",
        "questionnaire_id as questionnaireId",
        "psyche_version as psycheVersion",
        "portrait",
        "computed_at as computedAt",
      ])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  findPinned: async (userId: string): Promise<Pinned | null> => {
    const row = await db
      .selectFrom("insights")
      .select("pinned")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.pinned ?? null;
  },
  /** The personality that scores before a match go by, and when it was answered. */
  findPersonality: async (userId: string): Promise<Pinned | undefined> => {
    const row = await db
      .selectFrom("insights")
      .innerJoin("answers", "answers.user_id", "insights.user_id")
      .select(["insights.pinned", "insights.inputs", "answers.submitted_at"])
      .where("insights.user_id", "=", userId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { pinned, inputs, submitted_at } = row;
    const answeredAt = submitted_at.toISOString();
    return pinned ?? { ...personalityOf(unpackInputs(inputs)), answeredAt };
  },
  findOutdated: async (psycheVersion: string, limit: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom("insights")
      .innerJoin("answers", "answers.user_id", "insights.user_id")
      .select("insights.user_id")
      .where("insights.psyche_version", "<>", psycheVersion)
      .orderBy("insights.user_id")
      .limit(limit)
      .execute();
    return rows.map(({ user_id }) => user_id);
  },
  /** Finds the compatibility inputs of the members who are analysed, by their ids. */
  findInputs: async (userIds: readonly string[]): Promise<ReadonlyMap<string, ScoredMember>> => {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("insights")
      .innerJoin("profiles", "profiles.user_id", "insights.user_id")
      .select([
        "insights.user_id",
        "insights.inputs",
        "insights.pinned",
        "insights.computed_at",
        seesScores,
        "profiles.children_status",
        "profiles.pets_status",
        "profiles.child_intent",
        "profiles.pet_intent",
      ])
      .where("insights.user_id", "in", userIds)
      .execute();
    return new Map(
      rows.map((row): [string, ScoredMember] => {
        const { user_id, pinned, computed_at, sees_scores, ...facts } = row;
        // The check of the request let none but the contract's choices into profiles.
        const inputs = { ...unpackInputs(row.inputs), ...profileInputs(facts as ProfileFacts) };
        return [
          user_id,
          {
            inputs,
            discreetInputs: discreetInputs(inputs, pinned),
            computedAt: computed_at,
            seesScores: sees_scores,
          },
        ];
      }),
    );
  },
});
