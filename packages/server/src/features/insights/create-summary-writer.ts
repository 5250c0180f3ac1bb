import { surenessOf } from "@gemel/psyche/summary";
import type { Language } from "../../foundation/member.ts";
import { AiError } from "../../ai/ai-error.ts";
import { spendBudget } from "../ai-budget/rules.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { summaryPrompt } from "./summary-prompt.ts";
import { isSummary } from "./check-summary.ts";
import { composeFindings } from "./compose-summary.ts";
import type { Insights } from "./insights.ts";
import type { SummaryWriter } from "./summary-writer.ts";
import { summaryStore } from "./summary-store.ts";

/** How long a reader waits for the AI. */
const TIMEOUT_MS = 8_000;
/** After a failure the AI is left alone with these insights for so long, in seconds. */
const REST_SECONDS = 60 * 60;

interface WriterOptions {
  /** Takes errors of background work. */
  readonly onError: (error: unknown) => void;
  /** @default 8 seconds */
  readonly timeoutMs?: number;
}

/** Has summaries written by the AI of the configuration, once for all who ask at the same time. */
export function createSummaryWriter(
  services: Pick<Services, "ai" | "clock" | "db">,
  { onError, timeoutMs = TIMEOUT_MS }: WriterOptions,
): SummaryWriter {
  const summaries = summaryStore(services.db);
  const leaving = new AbortController();
  const atHand = new Map<string, Promise<string | undefined>>();

  /** What the AI writes; null where that cannot be used, nothing where it was not asked. */
  const ask = async (insights: Insights, language: Language) => {
    const { chat } = services.ai;
    const { portrait, userId } = insights;
    const findings = composeFindings(portrait, language);
    const prompt = summaryPrompt({ language, findings, portrait });
    const asked = prompt.reduce((sum, { content }) => sum + content.length, 0);
    if (chat === undefined || !(await spendBudget(services, userId, asked))) return undefined;
    try {
      const text = await chat.answer(prompt, leaving.signal);
      await spendBudget(services, userId, text.length);
      if (isSummary(text, language)) return text;
      throw new AiError("nonsense");
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      onError(error);
      // An AI that was not asked yet may be asked as soon as the server is free.
      return error.fault === "resting" ? undefined : null;
    }
  };

  const writeNew = async (insights: Insights, language: Language): Promise<string | undefined> => {
    try {
      const text = await ask(insights, language);
      if (text === undefined) return undefined;
      await summaries.save(insights, language, { text, triedAt: services.clock() });
      return text ?? undefined;
    } catch (error) {
      if (!leaving.signal.aborted) onError(error);
      return undefined;
    }
  };

  /** The writing of a summary, for which later readers wait as well. */
  const begin = (insights: Insights, language: Language): Promise<string | undefined> => {
    const key = `${insights.userId} ${language} ${insights.computedAt.toISOString()}`;
    const begun = atHand.get(key);
    if (begun !== undefined) return begun;
    const work = writeNew(insights, language).finally(() => atHand.delete(key));
    atHand.set(key, work);
    return work;
  };

  const isLeftAlone = (triedAt: Date): boolean =>
    services.clock() < secondsAfter(triedAt, REST_SECONDS);

  return {
    write: async (insights, language) => {
      const isUnsure = surenessOf(insights.portrait.traits.confidence) === "little";
      if (services.ai.chat === undefined || isUnsure || leaving.signal.aborted) return undefined;
      const tried = await summaries.find(insights, language);
      if (tried !== undefined && (tried.text !== null || isLeftAlone(tried.triedAt))) {
        return tried.text ?? undefined;
      }
      return within(timeoutMs, begin(insights, language));
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
