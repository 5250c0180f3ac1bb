import { useIntl } from "@gemel/i18n";
import { Mic } from "lucide-react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { MicrophoneDenied } from "./MicrophoneDenied.tsx";
import { NoteDraft, type VoiceNoteDraft } from "./NoteDraft.tsx";
import { NoteRecording } from "./NoteRecording.tsx";
import { useRecoveredFocus } from "../focus/use-recovered-focus.ts";
import * as css from "./VoiceNoteComposer.css.ts";

export type { VoiceNoteDraft } from "./NoteDraft.tsx";

export const voiceNoteStates = [
  "idle",
  "starting",
  "recording",
  "draft",
  "sending",
  "failed",
  "denied",
] as const;
export type VoiceNoteState = (typeof voiceNoteStates)[number];

export interface VoiceNoteComposerProps {
  /** `starting`: the browser opens the microphone. `denied`: it was refused. */
  state: VoiceNoteState;
  /** Loudness now, 0 to 1, while recording. @default 0 */
  level?: number;
  /** How long it has recorded. @default 0 */
  elapsedMs?: number;
  /** When the host stops it. @default 60000 */
  maxMs?: number;
  /** The recording and its length in ms; needed in `draft`, `sending` and `failed`. */
  draft?: VoiceNoteDraft | undefined;
  /** The share that has been sent, 0 to 1, if it can be measured. */
  progress?: number | undefined;
  /** Why it was not sent; in `draft`, why the recording ended before the member ended it. */
  errorMessage?: string | undefined;
  /** Nothing can be recorded or sent now, for instance without a connection. @default false */
  isDisabled?: boolean;
  /** Called in `idle`, and again in `denied`. */
  onStart: () => void;
  onStop: () => void;
  /** Called in `draft`, and again in `failed`. */
  onSend: () => void;
  /** Back to `idle`: a recording or a draft is thrown away. From `sending` back to the draft. */
  onCancel: () => void;
}

/**
 * Records a voice note in a conversation between two people: record, listen, send or discard. Idle
 * it is one round button beside the text field; in every other state it takes the whole width, so
 * the host hides the field. A failed sending keeps the recording.
 *
 * Not for talking with the twin or Duo (`VoicePopup`).
 */
export function VoiceNoteComposer(props: VoiceNoteComposerProps) {
  const { state, level = 0, elapsedMs = 0, maxMs = 60_000, isDisabled = false } = props;
  const { draft, progress, errorMessage, onStart, onStop, onSend, onCancel } = props;
  const intl = useIntl();
  const group = useRecoveredFocus<HTMLDivElement>(state);
  return (
    <div
      ref={group}
      role="group"
      aria-label={intl.formatMessage({ id: "media.note.group" })}
      className={state === "idle" ? css.idle : css.wide}
    >
      {state === "idle" ? (
        <IconButton
          kind="outlined"
          label={intl.formatMessage({ id: "media.note.start" })}
          isDisabled={isDisabled}
          onPress={onStart}
        >
          <Mic aria-hidden size="1em" strokeWidth={1.75} />
        </IconButton>
      ) : state === "denied" ? (
        <MicrophoneDenied onRetry={onStart} onCancel={onCancel} />
      ) : state === "starting" || state === "recording" ? (
        <NoteRecording {...{ state, level, elapsedMs, maxMs, onStop, onCancel }} />
      ) : draft ? (
        <NoteDraft {...{ state, draft, progress, errorMessage, isDisabled, onSend, onCancel }} />
      ) : null}
    </div>
  );
}
