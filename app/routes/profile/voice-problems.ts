import type { MessageId } from "@gemel/i18n";
import type { VoiceFailure } from "../../flows/profile/use-profile-voice.ts";
import type { RecorderFailure } from "../../flows/sound/use-recorder.ts";

/** A problem, and the member's remedy. */
export interface VoiceProblem {
  title: MessageId;
  help: MessageId;
}

type RecordingReason = RecorderFailure | "too_short";

const recordingProblems: Record<RecordingReason, VoiceProblem> = {
  denied: { title: "profile.voice.microphone", help: "media.deniedHelp" },
  no_microphone: { title: "profile.voice.microphone", help: "media.recorder.noMicrophoneHelp" },
  unplugged: { title: "media.recorder.unplugged", help: "profile.voice.lost" },
  hidden: { title: "media.recorder.hidden", help: "profile.voice.lost" },
  superseded: { title: "media.recorder.superseded", help: "profile.voice.lost" },
  unsupported: { title: "media.recorder.unsupported", help: "profile.voice.unsupportedHelp" },
  full: { title: "media.recorder.full", help: "media.recorder.fullHelp" },
  failed: { title: "media.recorder.failed", help: "profile.voice.tryAgain" },
  too_short: { title: "profile.voice.tooShort", help: "media.record.hint" },
};

type SavingReason = Extract<VoiceFailure, { during: "saving" }>["reason"];

/** docs/product.md sections 5 and 8, in ids of texts. */
export function voiceProblem(failure: VoiceFailure): VoiceProblem {
  switch (failure.during) {
    case "recording":
      return recordingProblems[failure.reason];
    case "choosing":
      return { title: `profile.voice.file.${failure.reason}`, help: "profile.voice.file.another" };
    case "saving":
      return { title: savingTitle(failure.reason), help: "profile.voice.still" };
    case "deleting":
      return {
        title: "profile.voice.delete.failed",
        help: failure.reason === "unreachable" ? "error.network" : "profile.voice.delete.still",
      };
  }
}

function savingTitle(reason: SavingReason): MessageId {
  switch (reason) {
    case "unreachable":
      return "error.network";
    case "daily_limit":
      return "error.dailyLimit";
    case "rate_limited":
      return "error.rateLimited.soon";
    case "failed":
      return "profile.voice.saveFailed";
    default:
      return `profile.voice.file.${reason}`;
  }
}

/** The recording ended too soon, and is here all the same. */
export const interruptedProblem = (reason: RecorderFailure): VoiceProblem => ({
  title: recordingProblems[reason].title,
  help: "profile.voice.kept",
});
