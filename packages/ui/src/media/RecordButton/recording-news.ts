/** How much time is left, in seconds, when it is told. */
const toldSeconds = [5, 10] as const;

/**
 * The last remaining time that was due to be told to who cannot see it: twice, not every second.
 *
 * @returns seconds, or nothing while there is time enough
 */
export const secondsToTell = (elapsedMs: number, maxMs: number): number | undefined =>
  toldSeconds.find((seconds) => maxMs - elapsedMs <= seconds * 1000);
