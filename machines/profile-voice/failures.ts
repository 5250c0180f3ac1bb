import { type Failure, hasDetail, isDayUsedUp, isRateLimited, isUnreachable } from "../failure.ts";
import {
  type RecorderFailure,
  recordingMaximum,
  recordingMinimum,
} from "../voice-recorder/voice-recorder.machine.ts";

/** Bytes that a voice message may have (the contract's `VoiceMessageUpload`). */
const voiceMaximumBytes = 10 * 1024 * 1024;

/** "About 60 s" (docs/product.md section 5): a file's last frame may end a little after the minute. */
const voiceMaximumMs = recordingMaximum + 1000;

/** The defect of a file, by this machine's judgement or by the server's. */
export type FileFailure = "wrong_type" | "too_large" | "too_short" | "too_long" | "unreadable";

export type VoiceFailure =
  /** Nothing was recorded. */
  | { readonly during: "recording"; readonly reason: RecorderFailure | "too_short" }
  /** The chosen file was not taken. */
  | { readonly during: "choosing"; readonly reason: FileFailure }
  /** The recording is still here. */
  | {
      readonly during: "saving";
      readonly reason: FileFailure | "unreachable" | "daily_limit" | "rate_limited" | "failed";
    }
  /** The saved voice message is still there. */
  | { readonly during: "deleting"; readonly reason: "unreachable" | "failed" };

/**
 * Types of sound, and those that systems give to files which may hold nothing but sound: a recorded
 * webm counts as a video by its name.
 */
const typesOfSound = /^(audio\/|video\/(webm|mp4|ogg)$|application\/ogg$|$)/;

/** The checks of a chosen file before it is read; the server judges its content. */
export function judgeFile({ type, size }: Pick<Blob, "size" | "type">): FileFailure | null {
  if (!typesOfSound.test(type)) return "wrong_type";
  if (size > voiceMaximumBytes) return "too_large";
  return size < recordingMinimum.bytes ? "too_short" : null;
}

/** @param durationMs - null where the browser cannot read it; the server may */
export function judgeDuration(durationMs: number | null): FileFailure | null {
  if (durationMs === null) return null;
  if (durationMs < recordingMinimum.ms) return "too_short";
  return durationMs > voiceMaximumMs ? "too_long" : null;
}

const detailReasons = ["too_short", "too_long", "unreadable"] as const;

export function readSaveFailure(failure: Failure): VoiceFailure {
  const during = "saving";
  if (isUnreachable(failure)) return { during, reason: "unreachable" };
  if (isDayUsedUp(failure)) return { during, reason: "daily_limit" };
  if (isRateLimited(failure)) return { during, reason: "rate_limited" };
  if (failure.kind !== "http") return { during, reason: "failed" };
  if (failure.status === 413) return { during, reason: "too_large" };
  if (failure.status === 415) return { during, reason: "wrong_type" };
  return { during, reason: detailReasons.find((code) => hasDetail(failure, code)) ?? "failed" };
}

export function readDeleteFailure(failure: Failure): VoiceFailure {
  return { during: "deleting", reason: isUnreachable(failure) ? "unreachable" : "failed" };
}
