import type { Language } from "../accounts/account.ts";
import type { Insights } from "./insights.ts";

/** What became of asking the AI for a summary. */
interface TriedSummary {
  /** Markdown; null where the AI failed, or what it wrote could not be used. */
  readonly text: string | null;
  readonly triedAt: Date;
}

/** Of which insights; those that are worked out anew have no summary yet. */
type Of = Pick<Insights, "userId" | "computedAt">;

/** Summaries that an AI wrote of insights, one for each language. */
export interface SummaryStore {
  find(insights: Of, language: Language): Promise<TriedSummary | undefined>;
  /** Keeps one in the place of an older one, as long as the insights are what they were. */
  save(insights: Of, language: Language, tried: TriedSummary): Promise<void>;
  /** Everything that an AI wrote of a member's insights. */
  list(insights: Of): Promise<readonly { readonly language: string; readonly text: string }[]>;
}
