import { useIntl } from "@gemel/i18n";
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { ComboBox } from "../ComboBox/ComboBox.tsx";
import { countries } from "./countries.ts";
import type { CountryFieldProps } from "./country-field-props.ts";

export interface OpenedCountryFieldProps extends CountryFieldProps {
  /** Text typed while the list was loading; undefined for none. */
  typed: string | undefined;
  /** The field that this one takes the place of had the focus. */
  hadFocus: boolean;
}

/** The field with its list, in the place of the one that was there before the list was wanted. */
export default function OpenedCountryField(props: OpenedCountryFieldProps) {
  const { typed, hadFocus, ...rest } = props;
  const intl = useIntl();
  const options = useMemo(() => countries(intl.locale), [intl.locale]);
  const input = useRef<HTMLInputElement>(null);
  const goOn = useEffectEvent(() => {
    const field = input.current;
    if (!field || !hadFocus) return;
    field.focus();
    // As after Tab: the next input replaces the present text.
    if (typed === undefined) return field.select();
    field.setRangeText(typed, 0, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  // Before the next key: what is typed while nothing has the focus is lost.
  useLayoutEffect(() => goOn(), []);
  const given = rest.value ?? rest.defaultValue;
  const chosen = options.find(({ value, label }) => value === given || label === given);
  return (
    <ComboBox
      {...rest}
      {...(rest.value !== undefined && { value: chosen?.value ?? null })}
      {...(rest.defaultValue !== undefined && { defaultValue: chosen?.value ?? null })}
      inputRef={input}
      // Without it the text arrives a moment later, and removes the selection.
      defaultInputValue={chosen?.label ?? given ?? ""}
      options={options}
      emptyText={intl.formatMessage({ id: "ui.countryField.empty" })}
    />
  );
}
