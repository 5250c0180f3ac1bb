import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { AudioPlayer } from "../AudioPlayer/AudioPlayer.tsx";
import { useRecoveredFocus } from "../focus/use-recovered-focus.ts";
import { RecordButton } from "../RecordButton/RecordButton.tsx";
import { ChooseRecording } from "./ChooseRecording.tsx";
import { DraftVoiceMessage, type VoiceMessageDraft } from "./DraftVoiceMessage.tsx";
import * as css from "./VoiceMessageField.css.ts";

export type { VoiceMessageDraft } from "./DraftVoiceMessage.tsx";

export const voiceMessageStates = [
  "idle",
  "starting",
  "recording",
  "reading",
  "recorded",
  "saving",
] as const;
export type VoiceMessageState = (typeof voiceMessageStates)[number];

export interface SavedVoiceMessage {
  /** Changes with each recording that is saved. */
  version: string;
  /** Fetches it; called on the first play. */
  load: (signal: AbortSignal) => Promise<Blob>;
  /** It starts to play, or resumes. */
  onPlay?: () => void;
  /** After each `onPlay`: it is paused, at its end, or gone from the page. */
  onEnd?: () => void;
}

export interface VoiceMessageFieldProps {
  /** Names the whole. */
  label: ReactNode;
  /** A note on who can listen to it, and on the data that is removed from it. */
  description?: ReactNode;
  /** Below the description: a small secondary `Button`, the way to something to read aloud. */
  aside?: ReactNode;
  /** An error or a success: a `Notice` or a `StatusLine`. */
  notice?: ReactNode;
  /** `starting`: the browser opens the microphone. `reading`: a chosen file is being looked at. */
  state: VoiceMessageState;
  /** Loudness now, 0 to 1. @default 0 */
  level?: number;
  /** How long it has recorded. @default 0 */
  elapsedMs?: number;
  /** When the host stops it. @default 60000 */
  maxMs?: number;
  /** Needed in `recorded` and `saving`. */
  draft?: VoiceMessageDraft | undefined;
  /** The saved voice message, which others can play. */
  saved?: SavedVoiceMessage | undefined;
  /** The share that has been sent, 0 to 1, if it can be measured. */
  progress?: number | undefined;
  onStart: () => void;
  onStop: () => void;
  /** A file was chosen; the host judges it. */
  onSelect: (file: File) => void;
  onSave: () => void;
  /** Throws the draft away; from `saving` back to the draft. */
  onDiscard: () => void;
  /** Ask for confirmation first (`ConfirmDialog`): the deletion cannot be undone. */
  onDelete: () => void;
}

/**
 * The member's own voice message: recorded or chosen, played, saved, replaced and deleted. The
 * recorder, its limits and the saving are the host's; a failure keeps the draft.
 *
 * Not for a message between two people (`VoiceNoteComposer`), nor for talking with an AI
 * (`VoicePopup`).
 */
export function VoiceMessageField(props: VoiceMessageFieldProps) {
  const { label, description, aside, notice, state, draft, saved, progress } = props;
  const { level = 0, elapsedMs = 0, maxMs = 60_000, onStart, onStop, onSelect, onSave } = props;
  const { onDiscard, onDelete } = props;
  const intl = useIntl();
  const titleId = useId();
  const hasDraft = draft !== undefined && (state === "recorded" || state === "saving");
  const group = useRecoveredFocus<HTMLDivElement>(`${state} ${saved?.version}`);
  const isRunning = state === "starting" || state === "recording";
  return (
    <div ref={group} role="group" aria-labelledby={titleId} className={css.field}>
      <div className={css.textColumn}>
        <h2 id={titleId} className={css.title}>
          {label}
        </h2>
        {description ? <p className={css.description}>{description}</p> : null}
        {aside ? <div className={css.aside}>{aside}</div> : null}
      </div>
      {notice}
      {hasDraft ? (
        <DraftVoiceMessage
          {...{ draft, progress, onSave, onStart, onDiscard }}
          replaces={saved !== undefined}
          isSaving={state === "saving"}
        />
      ) : (
        <>
          {saved ? (
            <div className={css.sheet}>
              <AudioPlayer
                key={saved.version}
                label={intl.formatMessage({ id: "media.voiceMessage.saved" })}
                load={saved.load}
                onPlay={saved.onPlay}
                onEnd={saved.onEnd}
                tone="garnet"
              />
              <Button
                kind="secondary"
                size="small"
                isDisabled={state !== "idle"}
                onPress={onDelete}
              >
                {intl.formatMessage({ id: "media.voiceMessage.delete" })}
              </Button>
            </div>
          ) : null}
          <div className={css.recorder}>
            {saved ? (
              <h3 className={css.title}>
                {intl.formatMessage({ id: "media.voiceMessage.replace" })}
              </h3>
            ) : null}
            <RecordButton
              state={state === "reading" ? "disabled" : isRunning ? state : "idle"}
              {...{ level, elapsedMs, maxMs, onStart, onStop }}
            />
            <ChooseRecording
              onSelect={onSelect}
              isReading={state === "reading"}
              isDisabled={isRunning}
            />
          </div>
        </>
      )}
    </div>
  );
}
