import type { CalendarDate } from "@internationalized/date";
import type { Ref } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from "react-aria-components/DateField";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { DateSegments } from "./DateSegments.tsx";
import { readIsoDate, writeIsoDate } from "./iso-date.ts";

type Replaced =
  | "children"
  | "className"
  | "style"
  | "value"
  | "defaultValue"
  | "onChange"
  | "minValue"
  | "maxValue"
  | "placeholderValue"
  | "granularity";

export interface DateFieldProps
  extends Omit<AriaDateFieldProps<CalendarDate>, Replaced>, FieldTexts {
  /** `YYYY-MM-DD`, or null for none. */
  value?: string | null;
  /** The initial value, in the same form. */
  defaultValue?: string | null;
  /** Called with a complete date, or with null when it was emptied or left incomplete. */
  onChange?: (value: string | null) => void;
  /** Earliest date, `YYYY-MM-DD`. */
  min?: string;
  /** Latest date, `YYYY-MM-DD`; the arrow keys start from it. */
  max?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A date that is known by heart, such as a birthday, typed part by part in the order of the member's
 * language.
 *
 * Not for a date to be picked by its weekday: that wants a calendar.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, value, defaultValue, onChange, min, max, ...rest } =
    props;
  return (
    <AriaDateField<CalendarDate>
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      granularity="day"
      {...(value === undefined ? {} : { value: readIsoDate(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: readIsoDate(defaultValue) })}
      {...(onChange
        ? { onChange: (date: CalendarDate | null) => onChange(writeIsoDate(date)) }
        : {})}
      {...(min === undefined ? {} : { minValue: readIsoDate(min) })}
      {...(max === undefined
        ? {}
        : { maxValue: readIsoDate(max), placeholderValue: readIsoDate(max) })}
    >
      <Field label={label} description={description} errorMessage={errorMessage}>
        <DateSegments />
      </Field>
    </AriaDateField>
  );
}
