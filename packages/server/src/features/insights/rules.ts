import { AppError } from "../../errors/app-error.ts";
import type { Language, Member } from "../../foundation/member.ts";
import { requireStatus } from "../accounts/account.ts";
import type { Services } from "../../services.ts";
import { composeSummary, composeSureness } from "./compose-summary.ts";
import type { Insights } from "./insights.ts";
import { insightsStore, summaryStore } from "./store.ts";
import type { Db } from "../../jobs/db.ts";

export const findInsights = (db: Db, userId: string) => insightsStore(db).find(userId);

export const findPinned = (db: Db, userId: string) => insightsStore(db).findPinned(userId);

/** Finds the matching inputs from the answers of members, by their ids. */
export const findInputs = (db: Db, userIds: readonly string[]) =>
  insightsStore(db).findInputs(userIds);

export const listSummaries = (db: Db, insights: Insights) => summaryStore(db).list(insights);

/**
 * Returns the portrait of a member's answers, with a summary in Markdown by an AI, or else of our own texts.
 * @throws AppError `onboarding_incomplete` before there are answers, `not_ready` while they are analysed
 */
export async function getDigest(
  services: Pick<Services, "db" | "summaryWriter">,
  member: Pick<Member, "id" | "onboardingStatus">,
  language: Language,
) {
  requireStatus(member, "questionnaire_completed");
  const insights = await insightsStore(services.db).find(member.id);
  if (insights === undefined) {
    throw new AppError("not_ready", {
      message: "Your insights are being prepared. Please come back soon.",
    });
  }
  const { portrait, computedAt } = insights;
  const written = await services.summaryWriter.write(insights, language);
  const isByAi = written !== undefined;
  const summary = isByAi ? signed(written, insights, language) : composeSummary(portrait, language);
  return { portrait, computedAt, summary, isByAi };
}

/** How sure all of it is we say ourselves. */
const signed = (written: string, { portrait }: Insights, language: Language): string =>
  `${written}\n\n${composeSureness(portrait, language)}`;
