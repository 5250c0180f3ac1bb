import { useIntl } from "@gemel/i18n";
import { Button } from "@gemel/ui/Button";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { RecordButton } from "@gemel/ui/RecordButton";
import { VoiceMessageField } from "@gemel/ui/VoiceMessageField";
import { useEffect, useState } from "react";
import { useBusy } from "../../flows/use-busy.ts";
import type { ProfileVoice } from "../../flows/profile/use-profile-voice.ts";
import { useRecorder } from "../../flows/sound/use-recorder.ts";
import { VoiceNotice } from "./VoiceNotice.tsx";
import { VoiceScript } from "./VoiceScript.tsx";

export interface VoiceProps {
  voice: ProfileVoice;
}

/** The tab "voice" (docs/product.md sections 2 and 4). */
export default function Voice({ voice }: VoiceProps) {
  const intl = useIntl();
  const { phase, draft, savedVersion, progress, stop } = voice;
  const recorder = useRecorder(voice.recorder);
  const [isScriptOpen, setScriptOpen] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useBusy("playing", isPlaying);

  // The recording, or the reason why there is none, is shown on the page behind the window.
  const [seenPhase, setSeenPhase] = useState(phase);
  if (phase !== seenPhase) {
    setSeenPhase(phase);
    if (seenPhase === "recording") setScriptOpen(false);
  }

  // Leaving the tab stops the recording and keeps it.
  useEffect(() => stop, [stop]);

  const { level, elapsedMs } = recorder;
  const controls = { level, elapsedMs, onStart: voice.record, onStop: stop };
  const isTaken = phase === "saving" || phase === "measuring";
  return (
    <>
      <VoiceMessageField
        {...controls}
        label={intl.formatMessage({ id: "profile.voice.label" })}
        description={intl.formatMessage({ id: "profile.voice.why" })}
        aside={
          <Button kind="secondary" size="small" onPress={() => setScriptOpen(true)}>
            {intl.formatMessage({ id: "profile.voice.script.open" })}
          </Button>
        }
        notice={<VoiceNotice voice={voice} />}
        state={fieldState(phase, recorder.phase)}
        draft={
          draft ? { recording: draft.file, durationMs: draft.durationMs ?? undefined } : undefined
        }
        saved={
          savedVersion
            ? {
                version: savedVersion,
                load: voice.loadSaved,
                onPlay: () => setPlaying(true),
                onEnd: () => setPlaying(false),
              }
            : undefined
        }
        progress={progress > 0 ? progress : undefined}
        onSelect={voice.choose}
        onSave={voice.save}
        onDiscard={voice.discard}
        onDelete={voice.askToDelete}
      />
      {isScriptOpen && (
        <VoiceScript
          recorder={<RecordButton {...controls} state={isTaken ? "disabled" : recorder.phase} />}
          onClose={() => setScriptOpen(false)}
        />
      )}
      <ConfirmDialog
        variant="danger"
        title={intl.formatMessage({ id: "profile.voice.delete.title" })}
        confirmLabel={intl.formatMessage({ id: "profile.voice.delete.confirm" })}
        isOpen={voice.isAskingToDelete}
        isPending={voice.isDeleting}
        onConfirm={voice.confirmDelete}
        onOpenChange={voice.cancelDelete}
      >
        {intl.formatMessage({ id: "profile.voice.delete.body" })}
      </ConfirmDialog>
    </>
  );
}

function fieldState(
  phase: ProfileVoice["phase"],
  recorderPhase: ReturnType<typeof useRecorder>["phase"],
) {
  switch (phase) {
    case "recording":
      return recorderPhase;
    case "measuring":
      return "reading";
    case "recorded":
    case "saving":
      return phase;
    case "saved":
    case "idle":
      return "idle";
  }
}
