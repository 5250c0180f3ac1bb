import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../foundation/member.ts";
import { surenessOf } from "@gemel/psyche/summary";
import { type LoveLanguageScores, loveLanguageNames } from "@gemel/psyche/love-languages";
import { traitNames } from "@gemel/psyche/traits";
import { AiError } from "../../ai/ai-error.ts";
import { chatAtCostOf } from "../ai-budget/rules.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { isSummary } from "./check-summary.ts";
import { composeFindings } from "./compose-summary.ts";
import type { Insights } from "./insights.ts";
import { summaryStore } from "./store.ts";
import type { ChatMessage } from "../../ai/ai.ts";
import { composePrompt, languageNames } from "../../ai/compose-prompt.ts";
import type { Portrait } from "../../database/documents.ts";

declare module "../../services.ts" {
  interface Services {
    readonly summaryWriter: SummaryWriter;
  }
}

export interface SummaryWriter {
  /**
   * Returns the AI's summary: the kept one, or a new one if it comes before the reader's timeout. A later one
   * is kept for the next call. It never fails: errors go to the log only.
   * @returns Markdown, or nothing if there is no AI, it gives none, or the answers carry too little
   */
  write(insights: Insights, language: Language): Promise<string | undefined>;
  /** Leaves what is at hand, to be asked for again. */
  close(): Promise<void>;
}

/** The facts that a summary may be written from: scores and our texts about them, no text of the member. */
interface SummaryFacts {
  readonly language: Language;
  readonly findings: string;
  readonly portrait: Portrait;
}

const writer = readFileSync(join(import.meta.dirname, "summary-rules.txt"), "utf8").trimEnd();

const scoresOf = (scores: LoveLanguageScores) =>
  Object.fromEntries(
    loveLanguageNames.map((name) => {
      const score = scores[name]?.score;
      return [name, score === undefined ? null : Math.round(score)];
    }),
  );

export const summaryPrompt = ({
  language,
  findings,
  portrait: { traits, loveLanguages },
}: SummaryFacts): readonly ChatMessage[] =>
  composePrompt({
    rules: writer.replace("{language}", languageNames[language]),
    facts: {
      findings,
      sureness: Math.round(traits.confidence * 100) / 100,
      traits: Object.fromEntries(traitNames.map((name) => [name, traits.traits[name].score])),
      showsLoveBy: scoresOf(loveLanguages.giving),
      isReachedBy: scoresOf(loveLanguages.receiving),
    },
    history: [],
  });

/** How long a reader waits for the AI. */
const TIMEOUT_MS = 8_000;
/** After a failure the AI is left alone with these insights for so long, in seconds. */
const REST_SECONDS = 60 * 60;

interface WriterOptions {
  readonly onError: (error: unknown) => void;
  /** @default 8 seconds */
  readonly timeoutMs?: number;
}

/** Creates a writer of summaries by the configured AI; calls at the same time share one request. */
export function createSummaryWriter(
  services: Pick<Services, "ai" | "clock" | "db">,
  { onError, timeoutMs = TIMEOUT_MS }: WriterOptions,
): SummaryWriter {
  const summaries = summaryStore(services.db);
  const leaving = new AbortController();
  const atHand = new Map<string, Promise<string | undefined>>();

  /** Returns the text of the AI; null if it cannot be used, nothing if the AI was not asked. */
  const ask = async (insights: Insights, language: Language) => {
    const { chat } = services.ai;
    const { portrait, userId } = insights;
    const findings = composeFindings(portrait, language);
    const prompt = summaryPrompt({ language, findings, portrait });
    if (chat === undefined) return undefined;
    try {
      const text = await chatAtCostOf(services, userId, chat, prompt, leaving.signal);
      if (text === undefined || isSummary(text, language)) return text;
      throw new AiError("nonsense");
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      onError(error);
      // An AI that was not asked yet may be asked as soon as the server is free.
      return error.fault === "resting" ? undefined : null;
    }
  };

  const isLeftAlone = (triedAt: Date): boolean =>
    services.clock() < secondsAfter(triedAt, REST_SECONDS);

  /** Finds the kept result; one without text means that the AI is not asked yet. Undefined: ask the AI. */
  const findKept = async (insights: Insights, language: Language) => {
    const tried = await summaries.find(insights, language);
    if (tried === undefined || (tried.text === null && !isLeftAlone(tried.triedAt)))
      return undefined;
    return { text: tried.text ?? undefined };
  };

  const writeNew = async (insights: Insights, language: Language): Promise<string | undefined> => {
    try {
      // Another call may have stored a summary since the reader looked.
      const kept = await findKept(insights, language);
      if (kept !== undefined) return kept.text;
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

  return {
    write: async (insights, language) => {
      const isUnsure = surenessOf(insights.portrait.traits.confidence) === "little";
      if (services.ai.chat === undefined || isUnsure || leaving.signal.aborted) return undefined;
      const kept = await findKept(insights, language);
      return kept === undefined ? within(timeoutMs, begin(insights, language)) : kept.text;
    },
    close: async () => {
      leaving.abort(new Error("the server stops"));
      await Promise.all(atHand.values());
    },
  };
}

/** Returns the result of work if it comes within a time, in milliseconds; the work goes on. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
