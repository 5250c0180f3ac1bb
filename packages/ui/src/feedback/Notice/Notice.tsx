import type { ReactNode, Ref } from "react";
import { liveRole, type Tone } from "../tones.ts";
import { toned, tonedIcon } from "../tones.css.ts";
import { ToneIcon } from "../ToneIcon.tsx";
import * as css from "./Notice.css.ts";

export interface NoticeProps {
  children: ReactNode;
  title?: ReactNode;
  /** @default "info" */
  tone?: Tone;
  /**
   * Announced when it appears. Off for what stands on the page from the beginning.
   *
   * @default true
   */
  live?: boolean;
  /** For the host to take the focus to it. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A message that belongs to a place: the answer above a form's button, a remark in a card.
 *
 * Not for a passing message about the whole app (`Banner`), nor for one field's error, which the
 * field shows itself.
 */
export function Notice({ children, title, tone = "info", live = true, ref }: NoticeProps) {
  return (
    <div
      {...(ref && { ref, tabIndex: -1 })}
      role={live ? liveRole(tone) : undefined}
      className={`${toned[tone]} ${css.notice}`}
    >
      <span className={tonedIcon[tone]}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.text}>
        {title ? <p className={css.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}
