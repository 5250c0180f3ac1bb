import type { ReactNode } from "react";
import { useProgressBar } from "react-aria/useProgressBar";
import * as css from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  label: string;
  /** The progress from 0 on; undefined if it is not known: only movement is shown. */
  value?: number | undefined;
  /** @default 100 */
  maxValue?: number;
  /** The value in other words, such as "3 of 7". @default the percentage in the member's language */
  valueLabel?: ReactNode;
}

/**
 * How far something has come. Reads its value aloud in the member's language.
 *
 * Not for a wait of unknown length in the middle of a screen (`Spinner`), nor for a measure that is
 * no progress.
 */
export function ProgressBar({ label, value, maxValue = 100, valueLabel }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  // The hook, because react-aria's component stands in one module with what `Button` needs, and would
  // bring all of itself to every first screen.
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    value: value ?? 0,
    maxValue,
    valueLabel,
    isIndeterminate,
  });
  const share = isIndeterminate ? 1 : Math.min(1, Math.max(0, value / (maxValue || 1)));
  return (
    <div {...progressBarProps} className={css.progress}>
      <span className={css.text}>
        <span {...labelProps} className={css.label}>
          {label}
        </span>
        <span className={css.value}>{progressBarProps["aria-valuetext"]}</span>
      </span>
      <svg className={css.track} aria-hidden="true">
        <rect
          className={css.fill}
          data-indeterminate={isIndeterminate || undefined}
          width={`${share * 100}%`}
          height="100%"
        />
      </svg>
    </div>
  );
}
