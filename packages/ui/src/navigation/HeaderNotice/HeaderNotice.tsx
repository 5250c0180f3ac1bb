import type { ReactNode } from "react";
import { liveRole } from "../../feedback/tones.ts";
import { ToneIcon } from "../../feedback/ToneIcon.tsx";
import * as css from "./HeaderNotice.css.ts";

export interface HeaderNoticeProps {
  /** The situation, without a full stop. */
  title: string;
  /** The consequence for the reader: with the title, three lines at 360 px at most. */
  children: ReactNode;
}

/**
 * A message about the whole app for as long as it is shown, such as a lost connection. It is the `notice` of
 * a `Header`, stays in view with it and cannot be closed.
 *
 * Not for what passes (`Banner`, `Toast`), nor for one conversation (`ConnectionBanner`).
 */
export function HeaderNotice({ title, children }: HeaderNoticeProps) {
  return (
    <div role={liveRole("warning")} className={css.notice}>
      <div className={css.column}>
        <span className={css.icon}>
          <ToneIcon tone="warning" />
        </span>
        <div className={css.text}>
          <strong>{title}</strong>
          <span>{children}</span>
        </div>
      </div>
    </div>
  );
}
