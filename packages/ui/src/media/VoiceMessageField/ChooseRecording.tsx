import { useIntl } from "@gemel/i18n";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "../../actions/Button/Button.tsx";
import * as css from "./VoiceMessageField.css.ts";

/** Any audio; the file extensions are for systems that do not know which files are audio. */
const accepted = ["audio/*", ".webm", ".mp3", ".wav", ".m4a"];

export interface ChooseRecordingProps {
  onSelect: (file: File) => void;
  isReading: boolean;
  isDisabled: boolean;
}

/** A recording that exists already, in the place of a new one. */
export function ChooseRecording({ onSelect, isReading, isDisabled }: ChooseRecordingProps) {
  const intl = useIntl();
  return (
    <div className={css.fileChoice}>
      <FileTrigger
        acceptedFileTypes={accepted}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) onSelect(file);
        }}
      >
        <Button kind="secondary" size="small" isPending={isReading} isDisabled={isDisabled}>
          {intl.formatMessage({ id: "media.voiceMessage.choose" })}
        </Button>
      </FileTrigger>
      <p className={css.hint}>{intl.formatMessage({ id: "media.voiceMessage.chooseHint" })}</p>
    </div>
  );
}
