import { countryName, useIntl } from "@gemel/i18n";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Group } from "react-aria-components/Group";
import { Input, TextField } from "react-aria-components/TextField";
import { useOnDemand } from "../../foundation/use-on-demand.ts";
import { comboBox } from "../ComboBox/ComboBox.css.ts";
import * as box from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity } from "../Field/Field.tsx";
import type { CountryFieldProps } from "./country-field-props.ts";

export type { CountryFieldProps } from "./country-field-props.ts";

/** ARIA attributes of a combo box without its list. */
const closed = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": false,
  "aria-haspopup": "listbox",
} as const;

const loadOpened = () => import("./OpenedCountryField.tsx");

/**
 * A country of residence, by its name in the member's language, in that language's order and
 * found without its accents too. The names come from the browser, and the list with all that it
 * needs, some 30 kB, when the field is first wanted.
 *
 * Not for a language (`NativeSelect`) nor for a telephone code.
 */
export function CountryField(props: CountryFieldProps) {
  const { label, description, errorMessage, value, defaultValue, name, ...rest } = props;
  const { isRequired = false, isDisabled = false } = rest;
  const intl = useIntl();
  const { Part: OpenedCountryField, want } = useOnDemand(loadOpened);
  const [typed, setTyped] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  if (OpenedCountryField)
    return <OpenedCountryField {...props} typed={typed} hadFocus={hasFocus} />;
  return (
    <TextField
      {...invalidity(errorMessage)}
      {...fieldRoot}
      {...(name === undefined ? {} : { name })}
      isRequired={isRequired}
      isDisabled={isDisabled}
      value={typed ?? countryName(intl, value ?? defaultValue ?? "")}
      onChange={setTyped}
      onFocus={want}
      onFocusChange={setFocus}
    >
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: "select-one" }}
      >
        <Group className={comboBox} onHoverStart={want} isDisabled={isDisabled}>
          <Input className={box.input} {...closed} autoComplete="off" />
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            disabled={isDisabled}
            className={box.button}
            onClick={({ currentTarget }) =>
              currentTarget.parentElement?.querySelector("input")?.focus()
            }
          >
            <ChevronDown className={box.icon} />
          </button>
        </Group>
      </Field>
    </TextField>
  );
}
