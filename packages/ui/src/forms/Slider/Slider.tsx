import type { ReactNode, Ref } from "react";
import type { NumberUnit } from "../NumberField/number-format.ts";
import { sliderScale, type SliderScaleName } from "./slider-scale.ts";
import { SliderFrame } from "./SliderFrame.tsx";
import { useNumberFormat } from "./use-number-format.ts";
import { useSliderState } from "./use-slider-state.ts";

export interface SliderProps {
  /** Always visible, and the name of the slider. */
  label: ReactNode;
  /** Help that is read with the slider. */
  description?: ReactNode;
  value?: number;
  /** @default minValue */
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Called when the pointer or the key is released. */
  onChangeEnd?: (value: number) => void;
  /** @default false */
  isDisabled?: boolean;
  minValue: number;
  maxValue: number;
  /** The smallest difference; it also decides the digits after the point. @default 1 */
  step?: number;
  /** Written after the number, in the member's language. */
  unit?: NumberUnit;
  /** Words around the written value, as "up to 50 km". */
  valueText?: (written: string) => string;
  /**
   * How values lie on the track. `cubic`: small values have more room than large ones, for hundreds of
   * steps; under a pointer they are round then, by keys every step is reached.
   *
   * @default "linear"
   */
  scale?: SliderScaleName;
  /** Name under which a form sends the value. */
  name?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * An amount that needs no exactness, found by trying. Arrow keys move by a step, page keys
 * by ten, Home and End to the bounds.
 *
 * Not for an amount that the member knows (`NumberField`), nor for a handful of choices
 * (`RadioGroup`). Two ends of a range: `RangeSlider`.
 */
export function Slider(props: SliderProps) {
  const { minValue, maxValue, step = 1, unit, valueText, scale = "linear", ...others } = props;
  const { value, defaultValue = minValue, onChange, onChangeEnd, isDisabled, ...rest } = others;
  const { label, description, name, id, ref } = rest;
  const formatter = useNumberFormat(step, unit);
  const format = (number: number) => {
    const written = formatter.format(number);
    return valueText ? valueText(written) : written;
  };
  const state = useSliderState<readonly [number]>({
    value: value === undefined ? undefined : [value],
    defaultValue: [defaultValue],
    onChange: ([changed]) => onChange?.(changed),
    onChangeEnd: ([changed]) => onChangeEnd?.(changed),
    scale: sliderScale(scale, { minValue, maxValue, step }),
    move: (_values, _thumb, to) => [to],
    format,
    isDisabled: isDisabled ?? false,
  });
  return (
    <SliderFrame
      label={label}
      description={description}
      id={id}
      ref={ref}
      state={state}
      output={state.getThumbValueLabel(0)}
      thumbs={[{ place: "only", name }]}
    />
  );
}
