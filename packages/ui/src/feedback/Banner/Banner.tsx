import type { FocusEvent, ReactNode } from "react";
import { X } from "lucide-react";
import { useIntl } from "@gemel/i18n";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { liveRole, type Tone } from "../tones.ts";
import { toned, tonedIcon } from "../tones.css.ts";
import { ToneIcon } from "../ToneIcon.tsx";
import * as css from "./Banner.css.ts";

export interface BannerProps {
  children: ReactNode;
  /** @default "info" */
  tone?: Tone;
  /** Shows the button that closes it. */
  onDismiss?: () => void;
  /** The pointer is on it or the focus in it: stop counting its time (WCAG 2.2.1). */
  onPause?: () => void;
  /** Pointer and focus have left it: resume the timer. */
  onResume?: () => void;
  /** `floating`: over the page, below its top edge. @default "floating" */
  placement?: keyof typeof css.placed;
}

/**
 * A passing message about the whole app, such as why the gate led elsewhere. It has no timer of
 * its own: its host removes it.
 *
 * Not for a form's answer (`Notice`), nor for anything that must still be there later.
 */
export function Banner({
  children,
  tone = "info",
  onDismiss,
  onPause,
  onResume,
  placement = "floating",
}: BannerProps) {
  const intl = useIntl();
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (!event.currentTarget.matches(":hover")) onResume?.();
  };
  return (
    <div
      role={liveRole(tone)}
      className={`${toned[tone]} ${css.placed[placement]}`}
      onPointerEnter={onPause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.matches(":focus-within")) onResume?.();
      }}
      onFocus={onPause}
      onBlur={onBlur}
    >
      <span className={tonedIcon[tone]}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.text}>{children}</div>
      {onDismiss ? (
        <IconButton label={intl.formatMessage({ id: "ui.banner.dismiss" })} onPress={onDismiss}>
          <X aria-hidden size="1em" strokeWidth={1.75} />
        </IconButton>
      ) : null}
    </div>
  );
}
