/** The time now. Tests move it; everything that expires asks it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1_000);

/** The day of a moment in UTC, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
