import type { MessageId } from "@gemel/i18n";
import type { RecorderFailure } from "../../flows/sound/use-recorder.ts";

/** What happened; and what the member can do about it, where that is not simply trying again. */
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
