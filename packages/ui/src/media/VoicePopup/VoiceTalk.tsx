import { useIntl } from "@gemel/i18n";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { useRecoveredFocus } from "../focus/use-recovered-focus.ts";
import { useSpaceKey } from "./use-space-key.ts";
import { VoiceControls } from "./VoiceControls.tsx";
import { VoiceError } from "./VoiceError.tsx";
import { VoiceRings } from "./VoiceRings.tsx";
import * as css from "./VoiceTalk.css.ts";
import { VoiceTexts } from "./VoiceTexts.tsx";
import type { AiSpeaker } from "../../chat/AiLabel/ai-speaker.ts";
import type { VoiceState } from "./voice-states.ts";

export interface VoiceTalkProps {
  /** The AI: each has its own icon and colour everywhere. */
  speaker: AiSpeaker;
  /** The name at the beginning of a sentence: "Your twin", "Clémence’s twin", "Duo". */
  name: string;
  /**
   * `starting`: the browser opens the microphone. `thinking`: the recording is being sent or
   * answered. `speaking`: the reply plays.
   */
  state: VoiceState;
  /** Loudness now, 0 to 1, of the speaker. @default 0 */
  level?: number;
  /** How long it has recorded. @default 0 */
  elapsedMs?: number;
  /** When the host stops recording and sends. @default 60000 */
  maxMs?: number;
  /** The last recording was not worth sending; said in the state `idle`. @default false */
  isTooShort?: boolean;
  /** The member's last utterance, as it was understood. */
  transcript?: string | undefined;
  /** The last answer in words. */
  reply?: string | undefined;
  /** The error; shown in the state `error`. */
  errorMessage?: string | undefined;
  /** Advice on how to go on after the error. */
  errorHelp?: string | undefined;
  /** Called in `idle`. */
  onRecord: () => void;
  /** Ends the recording and sends it; may come while `starting`. */
  onSend: () => void;
  /** Drops a recording, gives up waiting, silences the reply, or leaves an error that has a retry. */
  onCancel: () => void;
  /** Absent where trying again cannot help, for instance when the server has no voice. */
  onRetry?: (() => void) | undefined;
  /** The host closes when a reply has been played. */
  closesAfterReply: boolean;
  onClosesAfterReplyChange: (closes: boolean) => void;
}

/** The content of the voice popup; only there while it is open. */
export function VoiceTalk(props: VoiceTalkProps) {
  const { speaker, name, state, level = 0, elapsedMs = 0, maxMs = 60_000 } = props;
  const { isTooShort = false, transcript, reply, errorMessage, errorHelp } = props;
  const { onRecord, onSend, onCancel, onRetry } = props;
  const intl = useIntl();
  const hasWords = (transcript ?? reply) !== undefined;
  const area = useRecoveredFocus<HTMLDivElement>(state);
  useSpaceKey(() => {
    if (state === "idle") onRecord();
    else if (state === "recording") onSend();
  });

  const caption = () => {
    if (state === "error") return null;
    if (state === "idle" && isTooShort) return intl.formatMessage({ id: "media.note.tooShort" });
    if (state === "starting") return intl.formatMessage({ id: "media.record.starting" });
    return intl.formatMessage({ id: `media.popup.${state}` }, { name });
  };
  const problem = (
    <div role="alert" className={css.caption}>
      <p className={css.wrong}>
        {errorMessage || intl.formatMessage({ id: "media.popup.failed" })}
      </p>
      {errorHelp ? <p>{errorHelp}</p> : null}
    </div>
  );
  return (
    <div ref={area} className={css.talk}>
      <div className={css.stage[hasWords ? "bare" : speaker]}>
        <VoiceRings {...{ speaker, state, level }} isSmall={hasWords} />
        {state === "error" ? (
          !hasWords && problem
        ) : (
          <p role="status" className={css.caption}>
            {caption()}
          </p>
        )}
      </div>
      <VoiceTexts {...{ speaker, name, transcript, reply }} isSpoken={state === "speaking"} />
      <div className={css.controls}>
        {state === "error" ? (
          <>
            {/* Beside its buttons however long the words above are. */}
            {hasWords ? problem : null}
            <VoiceError {...{ onRetry, onCancel }} />
          </>
        ) : (
          <VoiceControls {...{ state, elapsedMs, maxMs, onRecord, onSend, onCancel }} />
        )}
      </div>
      {state === "error" && !onRetry ? null : (
        <div className={css.settings}>
          <Switch
            label={intl.formatMessage({ id: "media.popup.closeAfter" })}
            isSelected={props.closesAfterReply}
            onChange={props.onClosesAfterReplyChange}
          />
          <p className={css.keys}>{intl.formatMessage({ id: "media.popup.keys" })}</p>
        </div>
      )}
    </div>
  );
}
