import { useIntl } from "@gemel/i18n";
import { IconButton } from "@gemel/ui/IconButton";
import { AudioLines } from "lucide-react";
import { useState } from "react";
import { laterDialog } from "../../shell/failures/later.tsx";
import type { VoiceDialogProps } from "./VoiceDialog.tsx";

// A conversation is there sooner without it.
const VoiceDialog = laterDialog<VoiceDialogProps & { isOpen: boolean }>(
  () => import("./VoiceDialog.tsx"),
  ({ isOpen, onClosed }) => ({ isOpen, close: onClosed }),
);

interface TalkByVoiceProps extends Omit<VoiceDialogProps, "onClosed"> {
  isDisabled: boolean;
}

/** The door to speaking with a twin or with Duo. Key it by the conversation. */
export function TalkByVoice({ isDisabled, ...dialog }: TalkByVoiceProps) {
  const intl = useIntl();
  const [{ timesOpened, isOpen }, setOpening] = useState({ timesOpened: 0, isOpen: false });
  return (
    <>
      <IconButton
        kind="outlined"
        label={intl.formatMessage({ id: "media.popup.open" })}
        isDisabled={isDisabled}
        onPress={() => setOpening({ timesOpened: timesOpened + 1, isOpen: true })}
      >
        <AudioLines aria-hidden size="1em" strokeWidth={1.75} />
      </IconButton>
      {timesOpened > 0 && (
        <VoiceDialog
          key={timesOpened}
          {...dialog}
          isOpen={isOpen}
          onClosed={() => setOpening({ timesOpened, isOpen: false })}
        />
      )}
    </>
  );
}
