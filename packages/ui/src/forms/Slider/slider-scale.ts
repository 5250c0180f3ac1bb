export const sliderScaleNames = ["linear", "cubic"] as const;
export type SliderScaleName = (typeof sliderScaleNames)[number];

export interface SliderBounds {
  minValue: number;
  maxValue: number;
  /** The smallest difference, counted from `minValue`. */
  step: number;
}

/** The mapping of values to the track, whose ends are the positions 0 and 1. */
export interface SliderScale extends SliderBounds {
  positionOf: (value: number) => number;
  /** The value under a pointer. */
  valueAt: (position: number) => number;
  /** The value within the bounds and on a step that is nearest. */
  nearest: (value: number) => number;
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Removes the noise of binary fractions: 0.1 + 0.2 is 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12));

/**
 * The scale of a slider.
 * @param name `linear`: every value has the same room. `cubic`: small values have more room than
 *   large ones, and a pointer lands on two significant digits, since between 1 and 1000 a pixel of a
 *   phone's track is worth more than one step. Keys reach every step on both.
 */
export function sliderScale(name: SliderScaleName, bounds: SliderBounds): SliderScale {
  const { minValue, maxValue, step } = bounds;
  const length = maxValue - minValue;
  const lastStep = Math.floor(tidy(length / step));
  const nearest = (value: number) =>
    tidy(minValue + clamp(Math.round(tidy((value - minValue) / step)), 0, lastStep) * step);
  const share = (value: number) => (length > 0 ? clamp((value - minValue) / length, 0, 1) : 0);
  const at = (position: number) => minValue + clamp(position, 0, 1) * length;
  return {
    ...bounds,
    nearest,
    ...(name === "linear"
      ? { positionOf: share, valueAt: (position) => nearest(at(position)) }
      : {
          positionOf: (value) => Math.cbrt(share(value)),
          valueAt: (position) => nearest(Number(at(position ** 3).toPrecision(2))),
        }),
  };
}
