import type { AudioKind } from "./audio-kind.ts";

/**
 * Why a recording is not taken: it is of no kind that we read, or has a picture as well; it has no
 * speech; it goes on too long; it begins like a recording and cannot be read as one.
 */
export type AudioFault = "not_audio" | "too_short" | "too_long" | "unreadable";

/** The outcome of a recording; `cause` says for the log why it cannot be read. */
export type RewrittenAudio =
  | {
      readonly kind: AudioKind;
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** How long it plays, as measured. */
      readonly seconds: number;
    }
  | { readonly fault: AudioFault; readonly cause?: unknown };
