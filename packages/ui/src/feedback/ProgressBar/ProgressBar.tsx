import type { ReactNode } from "react";
import { useProgressBar } from "react-aria/useProgressBar";
import * as css from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  label: string;
  /** @default 0 */
  value?: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** The value in other words, such as "3 of 7". @default the percentage in the member's language */
  valueLabel?: ReactNode;
  /** How long it takes is not known: nothing but movement is shown. @default false */
  isIndeterminate?: boolean;
}

/**
 * How far something has come. Reads its value aloud in the member's language.
 *
 * Not for a wait of unknown length in the middle of a screen (`Spinner`), nor for a measure that is
 * no progress.
 */
export function ProgressBar({
  label,
  value = 0,
  minValue = 0,
  maxValue = 100,
  ...rest
}: ProgressBarProps) {
  // The hook, because react-aria's component stands in one module with what `Button` needs, and would
  // bring all of itself to every first screen.
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    value,
    minValue,
    maxValue,
    ...rest,
  });
  const share = Math.min(1, Math.max(0, (value - minValue) / (maxValue - minValue || 1)));
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
          data-indeterminate={rest.isIndeterminate || undefined}
          width={rest.isIndeterminate ? "100%" : `${share * 100}%`}
          height="100%"
        />
      </svg>
    </div>
  );
}
