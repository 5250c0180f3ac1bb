import { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";
import type { Transcriber } from "../ai/ai.ts";
import { spendBudget } from "../answers/ai-budget.ts";
import { voiceCost } from "../answers/voice-cost.ts";
import { audioTypeOf } from "../audio/audio-kind.ts";
import { judgeRecording } from "../audio/judge-recording.ts";
import type { Parts } from "../parts.ts";
import { queryRules } from "./query-rules.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** A recording of a question. */
interface SpokenQuestion {
  readonly memberId: string;
  /** Where the upload is. */
  readonly path: string;
}

/**
 * Writes down what a recording asks.
 * @throws AppError for a recording that is not accepted, for one in which nobody says anything, and
 *   `rate_limited` for a member who has no budget left today; AiError; the signal's reason once it is
 *   aborted
 */
export async function understandQuestion(
  parts: Pick<Parts, "clock" | "stores">,
  transcriber: Transcriber,
  { memberId, path }: SpokenQuestion,
  signal: AbortSignal,
): Promise<string> {
  const { kind, bytes, seconds } = await judgeRecording({ path, memberId }, queryRules);
  signal.throwIfAborted();
  if (!(await spendBudget(parts, memberId, voiceCost(seconds)))) {
    const sinceMidnight = Math.floor(parts.clock().getTime() / 1_000) % DAY_SECONDS;
    throw new AppError("rate_limited", { retryAfter: DAY_SECONDS - sinceMidnight });
  }
  const question = await transcriber.transcribe({ bytes, mime: audioTypeOf(`.${kind}`) }, signal);
  if (question !== "") return question;
  throw fieldError("rule_broken", {
    field: queryRules.field,
    code: "silent",
    message: "Nothing could be understood.",
  });
}
