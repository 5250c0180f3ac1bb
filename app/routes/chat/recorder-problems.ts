import type { MessageId } from "@gemel/i18n";
import type { RecorderFailure } from "../../flows/sound/use-recorder.ts";

/** The text of a recorder problem, and of the remedy if that is not simply another try. */
export interface RecorderProblem {
  title: MessageId;
  help?: MessageId;
}

/** Why nothing was recorded in a conversation, in ids of texts. */
export const recorderProblems: Record<RecorderFailure, RecorderProblem> = {
  denied: { title: "media.denied", help: "media.deniedHelp" },
  no_microphone: { title: "media.recorder.noMicrophone", help: "media.recorder.noMicrophoneHelp" },
  unplugged: { title: "media.recorder.unplugged" },
  hidden: { title: "media.recorder.hidden" },
  superseded: { title: "media.recorder.superseded" },
  unsupported: { title: "media.recorder.unsupported", help: "media.recorder.unsupportedHelp" },
  full: { title: "media.recorder.full", help: "media.recorder.fullHelp" },
  failed: { title: "media.recorder.failed" },
};
