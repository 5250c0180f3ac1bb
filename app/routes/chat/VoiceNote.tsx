import { useIntl } from "@gemel/i18n";
import { VoiceNoteComposer } from "@gemel/ui/VoiceNoteComposer";
import { useRecorder } from "../../flows/sound/use-recorder.ts";
import type { VoiceNoteFlow } from "../../flows/talk/use-voice-note.ts";
import { recorderProblems } from "./recorder-problems.ts";

interface VoiceNoteProps {
  note: VoiceNoteFlow;
  isDisabled: boolean;
}

const states = { preview: "draft", uploading: "sending", uploadFailed: "failed" } as const;

export function VoiceNote({ note, isDisabled }: VoiceNoteProps) {
  const intl = useIntl();
  const recorder = useRecorder(note.recorder);
  const { phase, draft, problem } = note;
  const interruption = phase === "preview" ? draft?.interruption : null;
  const idle = problem === "denied" ? "denied" : "idle";
  return (
    <VoiceNoteComposer
      state={
        phase === "recording"
          ? recorder.phase === "starting"
            ? "starting"
            : "recording"
          : phase === "idle"
            ? idle
            : states[phase]
      }
      level={recorder.level}
      elapsedMs={recorder.elapsedMs}
      draft={draft ? { recording: draft.file, durationMs: draft.durationMs } : undefined}
      progress={note.progress > 0 ? note.progress : undefined}
      errorMessage={
        note.isDayUsedUp
          ? intl.formatMessage({ id: "error.dailyLimit" })
          : interruption
            ? intl.formatMessage({ id: recorderProblems[interruption].title })
            : (note.refusal ?? undefined)
      }
      isDisabled={isDisabled}
      onStart={note.record}
      onStop={note.stop}
      onSend={note.send}
      onCancel={note.cancel}
    />
  );
}
