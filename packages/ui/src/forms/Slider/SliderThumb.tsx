import { mergeProps } from "react-aria/mergeProps";
import { useFocusRing } from "react-aria/useFocusRing";
import { useHover } from "react-aria/useHover";
import { useSliderThumb } from "react-aria/useSlider";
import { useRef, type RefObject } from "react";
import type { SliderState } from "react-aria-components/Slider";
import * as css from "./Slider.css.ts";

/** A thumb as its slider describes it. */
export interface ThumbDescription {
  /** The value that the thumb sets: the only one, or an end of a range. */
  place: "only" | "lower" | "upper";
  /** Names it where the slider's label alone is not enough. */
  label?: string;
  /** Name under which a form sends the thumb's value. */
  name?: string | undefined;
}

export interface SliderThumbProps extends ThumbDescription {
  index: number;
  state: SliderState;
  trackRef: RefObject<HTMLDivElement | null>;
}

/** The handle to drag along the track, with the native range input that keys and screen readers use. */
export function SliderThumb({ place, label, name, index, state, trackRef }: SliderThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging, isDisabled } = useSliderThumb(
    { index, trackRef, inputRef, ...(name === undefined ? {} : { name }) },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled });
  // react-aria would put the slider's label before it: "Age Youngest age".
  const ownName = label === undefined ? {} : { "aria-label": label, "aria-labelledby": undefined };
  return (
    <div
      {...mergeProps(thumbProps, hoverProps)}
      className={css.thumb({ place })}
      data-dragging={isDragging || undefined}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...mergeProps(inputProps, focusProps)}
        {...ownName}
        ref={inputRef}
        className={css.input}
      />
    </div>
  );
}
