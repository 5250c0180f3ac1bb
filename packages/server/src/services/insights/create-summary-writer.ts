import { surenessOf } from "@gemel/psyche/summary";
import type { Language } from "../accounts/account.ts";
import { AiError } from "../ai/ai-error.ts";
import { spendBudget } from "../answers/ai-budget.ts";
import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import { summaryPrompt } from "../prompts/summary-prompt.ts";
import { isSummary } from "./check-summary.ts";
import { composeFindings } from "./compose-summary.ts";
import type { Insights } from "./insights.ts";
import type { SummaryWriter } from "./summary-writer.ts";

/** How long a reader waits for the AI. */
const PATIENCE_MS = 8_000;
/** After a failure the AI is left alone with these insights for so long, in seconds. */
const REST_SECONDS = 60 * 60;

interface WriterOptions {
  /** Told what went wrong behind the scenes. */
  readonly onError: (error: unknown) => void;
  /** @default 8 seconds */
  readonly patienceMs?: number;
}

/** Has summaries written by the AI of the configuration, once for all who ask at the same time. */
export function createSummaryWriter(
  parts: Pick<Parts, "ai" | "clock" | "stores">,
  { onError, patienceMs = PATIENCE_MS }: WriterOptions,
): SummaryWriter {
  const { summaries } = parts.stores;
  const leaving = new AbortController();
  const atHand = new Map<string, Promise<string | undefined>>();

  /** What the AI writes; null where that cannot be used, nothing where it was not asked. */
  const ask = async (
    insights: Insights,
    language: Language,
  ): Promise<string | null | undefined> => {
    const { chat } = parts.ai;
    const { portrait, userId } = insights;
    const findings = composeFindings(portrait, language);
    const prompt = summaryPrompt({ language, findings, portrait });
    const asked = prompt.reduce((sum, { content }) => sum + content.length, 0);
    if (chat === undefined || !(await spendBudget(parts, userId, asked))) return undefined;
    try {
      const text = await chat.answer(prompt, leaving.signal);
      await spendBudget(parts, userId, text.length);
      if (isSummary(text, language)) return text;
      throw new AiError("nonsense");
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      onError(error);
      // Whoever was not even asked may be asked as soon as the server is.
      return error.fault === "resting" ? undefined : null;
    }
  };

  const writeAnew = async (insights: Insights, language: Language): Promise<string | undefined> => {
    try {
      const text = await ask(insights, language);
      if (text === undefined) return undefined;
      await summaries.save(insights, language, { text, triedAt: parts.clock() });
      return text ?? undefined;
    } catch (error) {
      if (!leaving.signal.aborted) onError(error);
      return undefined;
    }
  };

  /** The writing of a summary, which whoever comes meanwhile waits for as well. */
  const begin = (insights: Insights, language: Language): Promise<string | undefined> => {
    const key = `${insights.userId} ${language} ${insights.computedAt.toISOString()}`;
    const begun = atHand.get(key);
    if (begun !== undefined) return begun;
    const work = writeAnew(insights, language).finally(() => atHand.delete(key));
    atHand.set(key, work);
    return work;
  };

  const isLeftAlone = (triedAt: Date): boolean =>
    parts.clock() < secondsAfter(triedAt, REST_SECONDS);

  return {
    write: async (insights, language) => {
      const isUnsure = surenessOf(insights.portrait.traits.confidence) === "little";
      if (parts.ai.chat === undefined || isUnsure || leaving.signal.aborted) return undefined;
      const tried = await summaries.find(insights, language);
      if (tried !== undefined && (tried.text !== null || isLeftAlone(tried.triedAt))) {
        return tried.text ?? undefined;
      }
      return within(patienceMs, begin(insights, language));
    },
    close: async () => {
      leaving.abort(new Error("the server stops"));
      await Promise.all(atHand.values());
    },
  };
}

/** What work brings within a time, in milliseconds; the work goes on. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
