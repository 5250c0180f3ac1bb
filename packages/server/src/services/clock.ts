/** The time now. Tests move it; everything that expires asks it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A moment some seconds after another. */
export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1_000);
