import { Check } from "lucide-react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { check, option } from "./options.css.ts";

/** A choice in a list: a value for the program, a label for people. */
export interface OptionValue<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface OptionProps extends Omit<OptionValue, "value"> {
  /** The value; react-aria looks for it under this name to tell rows apart. */
  id: string;
}

/** One row of the list under a select or a combo box. */
export function Option({ id, label, isDisabled }: OptionProps) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled ?? false} className={option}>
      {label}
      <Check aria-hidden className={check} />
    </ListBoxItem>
  );
}
