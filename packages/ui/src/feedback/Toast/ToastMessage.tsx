import { useIntl } from "@gemel/i18n";
import { X } from "lucide-react";
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from "react-aria-components/Toast";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { ToneIcon } from "../ToneIcon.tsx";
import { toned, tonedIcon } from "../tones.css.ts";
import { liveRole } from "../tones.ts";
import * as css from "./Toast.css.ts";
import type { Toast } from "./toast-queue.ts";

export interface ToastMessageProps {
  toast: QueuedToast<Toast>;
  onClose: () => void;
}

/** One toast: its tone, its words, what can be done about it, and the way to close it. */
export function ToastMessage({ toast, onClose }: ToastMessageProps) {
  const intl = useIntl();
  const { text, tone = "info", action } = toast.content;
  return (
    <AriaToast toast={toast} className={`${toned[tone]} ${css.toast}`}>
      <span className={tonedIcon[tone]}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.content}>
        <ToastContent role={liveRole(tone)} className={css.text}>
          <Text slot="title">{text}</Text>
        </ToastContent>
        {action ? (
          <Button
            kind="secondary"
            size="small"
            onPress={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <IconButton slot="close" label={intl.formatMessage({ id: "ui.banner.dismiss" })}>
        <X aria-hidden size="1em" strokeWidth={1.75} />
      </IconButton>
    </AriaToast>
  );
}
