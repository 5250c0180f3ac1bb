import { useIntl } from "@gemel/i18n";
import { useEffect } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { pausePlaying } from "../AudioPlayer/playing-now.ts";
import { useRecoveredFocus } from "../focus/use-recovered-focus.ts";
import { useSpaceKey } from "./use-space-key.ts";
import { VoiceControls } from "./VoiceControls.tsx";
import { VoiceRings } from "./VoiceRings.tsx";
import * as css from "./VoiceTalk.css.ts";
import { VoiceWords } from "./VoiceWords.tsx";
import type { AiSpeaker } from "../../chat/AiLabel/ai-speaker.ts";
import type { VoiceState } from "./voice-states.ts";

export interface VoiceTalkProps {
  /** Which AI: each has its own icon and colour everywhere. */
  speaker: AiSpeaker;
  /** As a sentence begins: "Your twin", "Clémence’s twin", "Duo". */
  name: string;
  /**
   * `starting`: the browser opens the microphone. `thinking`: the recording is on its way or being
   * answered. `speaking`: the reply is heard.
   */
  state: VoiceState;
  /** Loudness now, 0 to 1, of whoever speaks. @default 0 */
  level?: number;
  /** How long it has recorded. @default 0 */
  elapsedMs?: number;
  /** When the host stops recording and sends. @default 60000 */
  maxMs?: number;
  /** What the member said last, as it was understood. */
  transcript?: string | undefined;
  /** The last answer in words. */
  reply?: string | undefined;
  /** What went wrong; shown in the state `error`. */
  errorMessage?: string | undefined;
  /** From `idle`. */
  onRecord: () => void;
  /** Ends the recording and sends it; may come while `starting`. */
  onSend: () => void;
  /** Drops a recording, gives up waiting, or silences the reply. */
  onCancel: () => void;
  /** Absent where trying again cannot help, for instance when the server has no voice. */
  onRetry?: (() => void) | undefined;
  /** The host closes when a reply has been heard. */
  closesAfterReply: boolean;
  onClosesAfterReplyChange: (closes: boolean) => void;
}

/** What the voice popup holds; only there while it is open. */
export function VoiceTalk(props: VoiceTalkProps) {
  const { speaker, name, state, level = 0, elapsedMs = 0, maxMs = 60_000 } = props;
  const { transcript, reply, errorMessage, onRecord, onSend, onCancel, onRetry } = props;
  const intl = useIntl();
  const area = useRecoveredFocus<HTMLDivElement>(state);
  useSpaceKey(() => {
    if (state === "idle") onRecord();
    else if (state === "recording") onSend();
  });
  useEffect(() => {
    if (state === "speaking") pausePlaying();
  }, [state]);

  const caption = () => {
    if (state === "error") return null;
    if (state === "starting") return intl.formatMessage({ id: "media.record.starting" });
    return intl.formatMessage({ id: `media.popup.${state}` }, { name });
  };
  return (
    <div ref={area} className={css.talk}>
      <VoiceRings speaker={speaker} state={state} level={level} />
      <p role="status" className={css.caption}>
        {caption()}
      </p>
      <VoiceWords {...{ speaker, name, transcript, reply }} isHeard={state === "speaking"} />
      <div className={css.controls}>
        {state === "error" ? (
          <>
            <Notice tone="danger">
              {errorMessage || intl.formatMessage({ id: "media.popup.failed" })}
            </Notice>
            {onRetry ? (
              <Button onPress={onRetry}>{intl.formatMessage({ id: "ui.retry" })}</Button>
            ) : null}
          </>
        ) : (
          <VoiceControls {...{ state, elapsedMs, maxMs, onRecord, onSend, onCancel }} />
        )}
      </div>
      <div className={css.settings}>
        <Switch
          label={intl.formatMessage({ id: "media.popup.closeAfter" })}
          isSelected={props.closesAfterReply}
          onChange={props.onClosesAfterReplyChange}
        />
        <p className={css.keys}>{intl.formatMessage({ id: "media.popup.keys" })}</p>
      </div>
    </div>
  );
}
