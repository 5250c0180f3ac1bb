import type { PlaybackFailure } from "../audio-playback/audio-playback.machine.ts";
import { type Failure, isDayUsedUp, isNotFound, isRateLimited, isUnreachable } from "../failure.ts";
import type { RecorderFailure, RecorderOutcome } from "../voice-recorder/voice-recorder.machine.ts";

/**
 * Why a spoken question was not answered.
 *
 * - `not_set_up`: this server has no voice.
 * - `not_shared`: the twin's owner does not share it now.
 * - `closed`: the conversation has ended.
 * - `not_found`: there is no such conversation any more.
 * - `not_understood`: the recording is too short, too long, or cannot be read.
 * - `daily_limit`: no more today.
 * - `rate_limited`: too many questions for now.
 * - `unavailable`: the server cannot answer right now.
 * - `unreachable`: no answer came.
 * - `failed`: anything else.
 */
export type AskingFailure =
  | "not_set_up"
  | "not_shared"
  | "closed"
  | "not_found"
  | "not_understood"
  | "daily_limit"
  | "rate_limited"
  | "unavailable"
  | "unreachable"
  | "failed";

export type VoicePopupFailure =
  /** Nothing was recorded, or the recording ended before the member wanted. */
  | { readonly during: "recording"; readonly reason: RecorderFailure }
  | { readonly during: "asking"; readonly reason: AskingFailure }
  /** The answer is there as text, but was not played. */
  | ({ readonly during: "speaking" } & PlaybackFailure);

/** The step that the member can try again; null if that cannot help. */
export type Retry = VoicePopupFailure["during"] | null;

/**
 * Why what was recorded is not sent; null where nothing went wrong. A recording that ended without the
 * member is not sent either, because it may be incomplete.
 */
export function readRecorderOutcome(outcome: RecorderOutcome): VoicePopupFailure | null {
  if (outcome.kind === "failed") return { during: "recording", reason: outcome.reason };
  if (outcome.kind !== "recorded" || outcome.interruption === null) return null;
  return { during: "recording", reason: outcome.interruption };
}

const refusals: Readonly<Record<string, AskingFailure>> = {
  voice_not_configured: "not_set_up",
  twin_not_shared: "not_shared",
  conversation_closed: "closed",
};

/** The statuses that judge the recording itself. */
const judgements: ReadonlySet<number> = new Set([413, 415, 422]);

function reasonOf(failure: Failure): AskingFailure {
  if (failure.kind !== "http") return isUnreachable(failure) ? "unreachable" : "failed";
  const refusal = refusals[failure.code];
  if (refusal) return refusal;
  if (isNotFound(failure)) return "not_found";
  if (isDayUsedUp(failure)) return "daily_limit";
  if (isRateLimited(failure)) return "rate_limited";
  if (judgements.has(failure.status)) return "not_understood";
  if (failure.code === "unavailable") return "unavailable";
  return isUnreachable(failure) ? "unreachable" : "failed";
}

export const readAskingFailure = (failure: Failure): VoicePopupFailure => ({
  during: "asking",
  reason: reasonOf(failure),
});

/**
 * Sends the kept recording again if it was not the cause; records again if it was, or if
 * there is none; plays the answer again where only that failed.
 */
export function retryOf(failure: VoicePopupFailure): Retry {
  if (failure.during !== "asking") return failure.during;
  switch (failure.reason) {
    case "not_set_up":
    case "not_shared":
    case "closed":
    case "not_found":
      return null;
    case "not_understood":
      return "recording";
    default:
      return "asking";
  }
}
