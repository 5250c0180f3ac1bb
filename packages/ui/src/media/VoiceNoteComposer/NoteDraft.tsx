import { useIntl } from "@gemel/i18n";
import { RotateCcw, SendHorizontal, Trash2, X } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { ProgressBar } from "../../feedback/ProgressBar/ProgressBar.tsx";
import { AudioPlayer } from "../AudioPlayer/AudioPlayer.tsx";
import * as css from "./VoiceNoteComposer.css.ts";

/** A recording that is not sent yet. */
export interface VoiceNoteDraft {
  recording: Blob;
  durationMs: number;
}

export interface NoteDraftProps {
  state: "draft" | "sending" | "failed";
  draft: VoiceNoteDraft;
  progress: number | undefined;
  errorMessage: string | undefined;
  isDisabled: boolean;
  onSend: () => void;
  onCancel: () => void;
}

const icon = { "aria-hidden": true, size: "1em", strokeWidth: 1.75 } as const;

/** The recording before it is sent: listen, discard, send, and try again if that failed. */
export function NoteDraft(props: NoteDraftProps) {
  const { state, draft, progress, errorMessage, isDisabled, onSend, onCancel } = props;
  const intl = useIntl();
  const isSending = state === "sending";
  const hasFailed = state === "failed";
  return (
    <>
      {hasFailed || (state === "draft" && errorMessage) ? (
        <Notice
          tone={hasFailed ? "danger" : "warning"}
          title={errorMessage || intl.formatMessage({ id: "media.note.failed" })}
        >
          {intl.formatMessage({ id: "media.note.kept" })}
        </Notice>
      ) : null}
      <div className={css.row}>
        <div className={css.player}>
          <AudioPlayer
            label={intl.formatMessage({ id: "media.note.draft" })}
            load={() => Promise.resolve(draft.recording)}
            durationMs={draft.durationMs}
            tone="garnet"
          />
        </div>
        <IconButton
          label={intl.formatMessage({ id: isSending ? "ui.dialog.cancel" : "media.note.discard" })}
          onPress={onCancel}
        >
          {isSending ? <X {...icon} /> : <Trash2 {...icon} />}
        </IconButton>
        <IconButton
          kind="primary"
          label={intl.formatMessage({ id: hasFailed ? "ui.retry" : "media.note.send" })}
          isDisabled={isDisabled && !isSending}
          isPending={isSending}
          onPress={onSend}
        >
          {hasFailed ? <RotateCcw {...icon} /> : <SendHorizontal {...icon} />}
        </IconButton>
      </div>
      {isSending ? (
        <ProgressBar
          label={intl.formatMessage({ id: "media.note.sending" })}
          value={progress && progress * 100}
        />
      ) : null}
    </>
  );
}
