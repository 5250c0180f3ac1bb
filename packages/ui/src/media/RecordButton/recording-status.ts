/** The remaining times that are announced, seconds. */
const announcedSeconds = [5, 10] as const;

/**
 * The last remaining time to announce to screen readers: twice, not every second.
 * @returns seconds, or nothing while there is time enough
 */
export const secondsToAnnounce = (elapsedMs: number, maxMs: number): number | undefined =>
  announcedSeconds.find((seconds) => maxMs - elapsedMs <= seconds * 1000);
