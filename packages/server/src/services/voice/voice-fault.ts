import type { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";
import type { AudioFault } from "../audio/rewritten-audio.ts";

const field = "voice_message";

/** The refusal of a voice message, by what is wrong with the recording. */
export const voiceFault = (fault: AudioFault): AppError => {
  if (fault === "not_audio") {
    const code = "unsupported_media_type";
    return fieldError(code, { field, code, message: "Please choose an audio file." });
  }
  return fieldError("rule_broken", { field, code: fault, message: messages[fault] });
};

const messages = {
  too_short: "The recording is too short.",
  too_long: "The recording is too long.",
  unreadable: "This recording cannot be read.",
} as const;
