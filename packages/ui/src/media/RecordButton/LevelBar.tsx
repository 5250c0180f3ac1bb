import * as css from "./LevelBar.css.ts";

export interface LevelBarProps {
  /** Loudness now, 0 to 1. */
  level: number;
}

/**
 * Loudness as a bar, with reduced motion only: else the host shows it in a livelier way. Decorative.
 */
export function LevelBar({ level }: LevelBarProps) {
  return (
    <svg className={css.bar} aria-hidden="true" focusable="false">
      <rect
        className={css.fill}
        width={`${Math.round(Math.min(1, Math.max(0, level)) * 100)}%`}
        height="100%"
      />
    </svg>
  );
}
