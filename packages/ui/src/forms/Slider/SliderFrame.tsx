import { useId, useRef, type Ref } from "react";
import { Label, type SliderState } from "react-aria-components/Slider";
import { useSlider } from "react-aria/useSlider";
import * as field from "../Field/Field.css.ts";
import { fieldRoot, type FieldTexts } from "../Field/Field.tsx";
import * as css from "./Slider.css.ts";
import { SliderThumb, type ThumbDescription } from "./SliderThumb.tsx";

export interface SliderFrameProps extends Pick<FieldTexts, "label" | "description"> {
  state: SliderState;
  /** The value in words, beside the label. */
  output: string;
  thumbs: readonly ThumbDescription[];
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Label, value, track and thumbs: what a slider and a range slider share. */
export function SliderFrame(props: SliderFrameProps) {
  const { label, description, state, output, thumbs, id, ref } = props;
  const trackRef = useRef<HTMLDivElement>(null);
  const descriptionId = useId();
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    {
      label,
      isDisabled: state.isDisabled,
      ...(id === undefined ? {} : { id }),
      ...(description ? { "aria-describedby": descriptionId } : {}),
    },
    state,
    trackRef,
  );
  const count = { thumbs: thumbs.length > 1 ? "two" : "one" } as const;
  const start = thumbs.length > 1 ? state.getThumbPercent(0) : 0;
  const end = state.getThumbPercent(thumbs.length - 1);
  return (
    <div {...groupProps} {...fieldRoot} ref={ref} data-disabled={state.isDisabled || undefined}>
      <div className={css.heading}>
        <Label {...labelProps} className={field.label} data-field-label>
          {label}
        </Label>
        <output {...outputProps} className={css.output}>
          {output}
        </output>
      </div>
      <div {...trackProps} ref={trackRef} className={css.track(count)}>
        <div
          className={css.filled(count)}
          style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
        />
        {thumbs.map((thumb, index) => (
          <SliderThumb
            key={thumb.place}
            {...thumb}
            index={index}
            state={state}
            trackRef={trackRef}
          />
        ))}
      </div>
      {description ? (
        <span id={descriptionId} className={field.description}>
          {description}
        </span>
      ) : null}
    </div>
  );
}
