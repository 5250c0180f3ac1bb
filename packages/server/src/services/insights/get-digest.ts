import { AppError } from "../../errors/app-error.ts";
import type { Language } from "../accounts/account.ts";
import { requireStatus } from "../accounts/require-status.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { composeSummary } from "./compose-summary.ts";
import type { Insights } from "./insights.ts";

/** Insights with their summary in a language. */
interface Digest extends Pick<Insights, "portrait" | "computedAt"> {
  /** Markdown. */
  readonly summary: string;
}

/**
 * What a member's answers say about them.
 * @throws AppError `onboarding_incomplete` before there are answers, `not_ready` while they are analysed
 */
export async function getDigest(
  parts: Pick<Parts, "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  language: Language,
): Promise<Digest> {
  requireStatus(member, "questionnaire_completed");
  const insights = await parts.stores.insights.find(member.id);
  if (insights === undefined) {
    throw new AppError("not_ready", {
      message: "Your insights are being prepared. Please come back soon.",
    });
  }
  const { portrait, computedAt } = insights;
  return { portrait, computedAt, summary: composeSummary(portrait, language) };
}
