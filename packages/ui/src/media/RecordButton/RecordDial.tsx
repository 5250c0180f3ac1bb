import type { ReactNode } from "react";
import * as css from "./RecordDial.css.ts";

export interface RecordDialProps {
  /** Loudness now, 0 to 1. */
  level: number;
  /** How much of the time is used, 0 to 1. */
  used: number;
  /** The button in its middle. */
  children: ReactNode;
}

/** The drawing's units: 112 by 112, the button 64 wide in its middle. */
const center = 56;
const still = 32;
const loudest = 48;
const rim = 53;

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** Loudness as a disc that swells behind the button, and the time as a ring that closes around it. */
export function RecordDial({ level, used, children }: RecordDialProps) {
  const around = { cx: center, cy: center };
  return (
    <div className={css.dial}>
      <svg className={css.drawing} viewBox="0 0 112 112" aria-hidden="true" focusable="false">
        <circle {...around} className={css.level} r={still + share(level) * (loudest - still)} />
        <circle {...around} className={css.rim} r={rim} />
        <circle
          {...around}
          className={css.used}
          r={rim}
          pathLength={1}
          strokeDasharray={`${share(used)} 1`}
        />
      </svg>
      {children}
    </div>
  );
}
