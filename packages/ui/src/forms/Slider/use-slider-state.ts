import { useLayoutEffect, useRef, useState } from "react";
import type { SliderState } from "react-aria-components/Slider";
import type { SliderScale } from "./slider-scale.ts";

const stepsOfPage = 10;

export interface SliderStateOptions<Values extends readonly number[]> {
  /** Controls the slider; without it, the slider keeps its own. */
  value: Values | undefined;
  defaultValue: Values;
  onChange: ((values: Values) => void) | undefined;
  /** Called when the pointer or the key is released. */
  onChangeEnd: ((values: Values) => void) | undefined;
  scale: SliderScale;
  /** Returns all values after one thumb is moved to a new value. */
  move: (values: Values, thumb: number, to: number) => Values;
  /** Formats the value of a thumb. */
  format: (value: number) => string;
  isDisabled: boolean;
}

/**
 * State for react-aria's `useSlider` and `useSliderThumb`. Their own keeps a thumb from going past
 * its neighbour, lays values out evenly, and makes a page a tenth of the whole; here the caller
 * says what a move does and how values lie on the track, and a page is ten steps.
 */
export function useSliderState<Values extends readonly number[]>(
  options: SliderStateOptions<Values>,
): SliderState {
  const { scale, move, format, onChange, onChangeEnd, isDisabled } = options;
  const [own, setOwn] = useState(options.defaultValue);
  const values = options.value ?? own;
  const [defaultValues] = useState(() => [...values]);
  const [held, setHeld] = useState<readonly number[]>([]);
  const [focusedThumb, setFocusedThumb] = useState<number>();

  // Within one event, a thumb can be held, moved and released before anything is rendered.
  const now = useRef({ values, held });
  useLayoutEffect(() => {
    now.current = { values, held };
  });

  const getThumbValue = (thumb: number) => values[thumb] ?? scale.minValue;
  const setThumbValue = (thumb: number, value: number) => {
    const before = now.current.values;
    const after = move(before, thumb, scale.nearest(value));
    if (isDisabled || after.every((one, at) => one === before[at])) return;
    now.current.values = after;
    setOwn(after);
    onChange?.(after);
  };
  const setThumbDragging = (thumb: number, isHeld: boolean) => {
    const before = now.current.held;
    if (isDisabled || before.includes(thumb) === isHeld) return;
    const after = isHeld ? [...before, thumb] : before.filter((other) => other !== thumb);
    now.current.held = after;
    setHeld(after);
    if (after.length === 0) onChangeEnd?.(now.current.values);
  };
  const stepBy = (thumb: number, difference: number) =>
    setThumbValue(thumb, getThumbValue(thumb) + difference);

  return {
    values: [...values],
    defaultValues,
    getThumbValue,
    setThumbValue,
    setThumbPercent: (thumb, position) => setThumbValue(thumb, scale.valueAt(position)),
    incrementThumb: (thumb, size = scale.step) => stepBy(thumb, size),
    decrementThumb: (thumb, size = scale.step) => stepBy(thumb, -size),
    isThumbDragging: (thumb) => held.includes(thumb),
    setThumbDragging,
    focusedThumb,
    setFocusedThumb,
    getThumbPercent: (thumb) => scale.positionOf(getThumbValue(thumb)),
    getValuePercent: scale.positionOf,
    getPercentValue: scale.valueAt,
    getThumbValueLabel: (thumb) => format(getThumbValue(thumb)),
    getFormattedValue: (shown = [...values]) => [shown].flat().map(format).join(", "),
    getThumbMinValue: () => scale.minValue,
    getThumbMaxValue: () => scale.maxValue,
    // Our sliders are disabled only as a whole.
    isThumbEditable: () => !isDisabled,
    setThumbEditable: () => undefined,
    step: scale.step,
    pageSize: scale.step * stepsOfPage,
    orientation: "horizontal",
    isDisabled,
  };
}
