import type { SliderProps } from "../Slider/Slider.tsx";
import { sliderScale } from "../Slider/slider-scale.ts";
import { SliderFrame } from "../Slider/SliderFrame.tsx";
import { useNumberFormat } from "../Slider/use-number-format.ts";
import { useSliderState } from "../Slider/use-slider-state.ts";
import { push, type Range } from "./push.ts";

type Replaced = "value" | "defaultValue" | "onChange" | "onChangeEnd" | "valueText" | "name";

export interface RangeSliderProps extends Omit<SliderProps, Replaced> {
  /** Names the thumb of the lower end, as "Youngest age". */
  lowerLabel: string;
  /** Names the thumb of the upper end, as "Oldest age". */
  upperLabel: string;
  /** The two ends, `[lower, upper]`. */
  value?: Range;
  /** @default [minValue, maxValue] */
  defaultValue?: Range;
  onChange?: (value: Range) => void;
  /** Called when the pointer or the key is released. */
  onChangeEnd?: (value: Range) => void;
  /** Words around the two written values, as "25 to 45". @default the language's own way */
  rangeText?: (lower: string, upper: string) => string;
  /** Names under which a form sends the two values. */
  names?: readonly [lower: string, upper: string];
}

/**
 * A range between two amounts. A thumb that meets the other pushes it along, so that no move is refused; on
 * the same value they stand side by side.
 *
 * Not for a single amount (`Slider`), nor for two that are known exactly (two `NumberField`s).
 */
export function RangeSlider(props: RangeSliderProps) {
  const { minValue, maxValue, step = 1, unit, rangeText, scale = "linear", ...others } = props;
  const {
    lowerLabel,
    upperLabel,
    names,
    value,
    defaultValue = [minValue, maxValue],
    ...rest
  } = others;
  const { onChange, onChangeEnd, isDisabled, label, description, id, ref } = rest;
  const formatter = useNumberFormat(step, unit);
  const format = (number: number) => formatter.format(number);
  const state = useSliderState<Range>({
    value,
    defaultValue,
    onChange,
    onChangeEnd,
    scale: sliderScale(scale, { minValue, maxValue, step }),
    move: push,
    format,
    isDisabled: isDisabled ?? false,
  });
  const [lower, upper] = [state.getThumbValue(0), state.getThumbValue(1)];
  // The language's own way would call a range of nothing an approximation: "≈33".
  const ownWay = () => (lower === upper ? format(lower) : formatter.formatRange(lower, upper));
  return (
    <SliderFrame
      label={label}
      description={description}
      id={id}
      ref={ref}
      state={state}
      output={rangeText ? rangeText(format(lower), format(upper)) : ownWay()}
      thumbs={[
        { place: "lower", label: lowerLabel, name: names?.[0] },
        { place: "upper", label: upperLabel, name: names?.[1] },
      ]}
    />
  );
}
