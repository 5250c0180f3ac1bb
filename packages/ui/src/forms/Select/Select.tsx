import { useIntl } from "@gemel/i18n";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import {
  Button,
  ListBox,
  Popover,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from "react-aria-components/Select";
import { icon } from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { Option, type OptionValue } from "../Field/Option.tsx";
import { list, listPopover } from "../Field/options.css.ts";
import * as styles from "./Select.css.ts";

type Replaced =
  | "children"
  | "className"
  | "style"
  | "value"
  | "defaultValue"
  | "onChange"
  | "selectionMode"
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange";

export interface SelectProps<Value extends string>
  extends Omit<AriaSelectProps<OptionValue<Value>>, Replaced>, FieldTexts {
  /** A list of `{ value, label, isDisabled }`, in the order to show. */
  options: readonly OptionValue<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One choice from a list of about five to fifteen, in a list that floats over the page.
 *
 * Not for fewer (`RadioGroup`), nor for more (`ComboBox`), nor for a first screen, which would have to
 * load about 50 kB of script for it (`NativeSelect`).
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, description, errorMessage, options, onChange, placeholder, ...rest } = props;
  const intl = useIntl();
  return (
    <AriaSelect<OptionValue<Value>>
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      placeholder={placeholder ?? intl.formatMessage({ id: "ui.select.placeholder" })}
      onChange={(key) => onChange?.(String(key) as Value)}
    >
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: "select-one" }}
      >
        <Button className={styles.button}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden className={`${icon} ${styles.chevron}`} />
        </Button>
      </Field>
      <Popover className={listPopover}>
        <ListBox items={options} className={list}>
          {({ value, ...option }) => <Option id={value} {...option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
