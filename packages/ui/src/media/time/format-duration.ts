/** Whole seconds of a duration; what is not known or below nothing counts as none. */
export const wholeSeconds = (ms: number): number =>
  Number.isFinite(ms) ? Math.max(0, Math.floor(ms / 1000)) : 0;

/**
 * A duration as clocks show it, "0:12", with the language's digits. Parts of a second are dropped.
 * For the eye only: a screen reader takes it for a time of day, so give it `spokenDuration`.
 */
export function formatDuration(ms: number, locale: string): string {
  const seconds = wholeSeconds(ms);
  const digits = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value);
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}
