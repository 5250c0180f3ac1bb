import { useIntl } from "@gemel/i18n";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import * as box from "../Field/control.css.ts";
import { Field, fieldRoot, invalidity, type FieldTexts } from "../Field/Field.tsx";
import { Option, type OptionValue } from "../Field/Option.tsx";
import { empty, list } from "../Field/options.css.ts";
import { ComboBoxList } from "./ComboBoxList.tsx";
import { comboBox } from "./ComboBox.css.ts";
import { matches } from "./matches.ts";

type Replaced =
  | "children"
  | "className"
  | "style"
  | "items"
  | "defaultItems"
  | "value"
  | "defaultValue"
  | "onChange"
  | "selectionMode"
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange"
  | "allowsEmptyCollection"
  | "allowsCustomValue"
  | "defaultFilter";

export interface ComboBoxProps<Value extends string>
  extends Omit<AriaComboBoxProps<OptionValue<Value>>, Replaced>, FieldTexts {
  /** A list of `{ value, label, isDisabled }`, in the order to show. */
  options: readonly OptionValue<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  /** Null when the text was cleared. */
  onChange?: (value: Value | null) => void;
  /** An example of an entry; never put information only here. */
  placeholder?: string;
  /** Shown when nothing matches. @default a general text */
  emptyText?: string;
  ref?: Ref<HTMLDivElement>;
  /** For focus and selection. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One choice from a long list, found by typing the beginning of any of its words, with or without accents.
 *
 * Not for a list that fits on a phone's screen (`Select`), nor for free text (`TextField`): only entries of
 * the list can be chosen.
 */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, description, errorMessage, options, onChange, placeholder, ...others } = props;
  const { emptyText, inputRef, ...rest } = others;
  const intl = useIntl();
  return (
    <AriaComboBox<OptionValue<Value>>
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      defaultItems={options}
      allowsEmptyCollection
      defaultFilter={matches}
      onChange={(key) => onChange?.(key === null ? null : (String(key) as Value))}
    >
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ type: "select-one" }}
      >
        <Group className={comboBox}>
          <Input
            className={box.input}
            {...(placeholder ? { placeholder } : {})}
            {...(inputRef ? { ref: inputRef } : {})}
          />
          <Button className={box.button}>
            <ChevronDown aria-hidden className={box.icon} />
          </Button>
        </Group>
      </Field>
      <ComboBoxList>
        <ListBox<OptionValue<Value>>
          className={list}
          renderEmptyState={() => (
            <div className={empty}>
              {emptyText ?? intl.formatMessage({ id: "ui.comboBox.empty" })}
            </div>
          )}
        >
          {({ value, ...option }) => <Option id={value} {...option} />}
        </ListBox>
      </ComboBoxList>
    </AriaComboBox>
  );
}
