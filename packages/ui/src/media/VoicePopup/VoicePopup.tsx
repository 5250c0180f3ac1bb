import { useIntl } from "@gemel/i18n";
import { AiFace } from "../../chat/AiLabel/AiFace.tsx";
import { AiLabel } from "../../chat/AiLabel/AiLabel.tsx";
import { Dialog, type DialogProps } from "../../overlays/Dialog/Dialog.tsx";
import * as css from "./VoicePopup.css.ts";
import { VoiceTalk, type VoiceTalkProps } from "./VoiceTalk.tsx";

export { voiceStates, type VoiceState } from "./voice-states.ts";

export interface VoicePopupProps extends VoiceTalkProps {
  /** Address of the picture of the twin's owner. */
  picture?: string | undefined;
  isOpen: boolean;
  onOpenChange: NonNullable<DialogProps["onOpenChange"]>;
}

/**
 * A spoken conversation with the twin or with Duo: hold or tap the round button, or press Space; the
 * answer plays and stays in writing. It says that it is an AI before anything else. The recorder,
 * the call and the playing of the reply are the host's.
 *
 * Not for a voice note to a person (`VoiceNoteComposer`).
 */
export function VoicePopup({ picture, isOpen, onOpenChange, ...talk }: VoicePopupProps) {
  const intl = useIntl();
  const { speaker, name, state } = talk;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      // A tap beside the window must not lose what is being said.
      isDismissable={state === "idle"}
      size="small"
      title={
        <span className={css.title}>
          {picture === undefined ? null : (
            <span className={css.face}>
              <AiFace speaker={speaker} src={picture} />
            </span>
          )}
          <span className={css.words}>
            <AiLabel speaker={speaker} name={name} />
            <span>{intl.formatMessage({ id: "media.popup.title" })}</span>
          </span>
        </span>
      }
    >
      <VoiceTalk {...talk} />
    </Dialog>
  );
}
