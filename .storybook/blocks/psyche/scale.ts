/** Where a drawing's axes lie, in the units of its `viewBox`. */
export const frame = { width: 480, height: 240, left: 44, right: 22, top: 10, bottom: 26 } as const;

/** From the values of an axis to places on it. */
export type Scale = (value: number) => number;

const linear =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    start + ((value - from) / (to - from)) * (end - start);

/** The places of an axis that runs to the end of a line. */
export const across = (from: number, to: number): Scale =>
  linear(from, to, frame.left, frame.width - frame.right);

/** The places of an axis that runs upwards. */
export const upwards = (from: number, to: number): Scale =>
  linear(from, to, frame.height - frame.bottom, frame.top);
