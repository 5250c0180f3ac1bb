import type { FocusEventHandler, InputEventHandler, ReactNode, Ref } from "react";
import { InputContext } from "react-aria-components/Input";
import { useSlottedContext } from "react-aria-components/slots";

export interface SelectControlProps {
  className: string;
  children: ReactNode;
}

/**
 * A `select` in the place of a react-aria text field's input: it takes over label, help, validation
 * and the form's reset, which react-aria itself offers only with its own, heavy select.
 */
export function SelectControl({ className, children }: SelectControlProps) {
  const context = useSlottedContext(InputContext) ?? {};
  const { ref, id, name, form, value, required, disabled, onChange, onFocus, onBlur } = context;
  return (
    <select
      // react-aria only reads `value` and `validity` from it, which a select has too.
      ref={ref as Ref<HTMLSelectElement>}
      className={className}
      id={id}
      name={name}
      form={form}
      value={value}
      required={required}
      disabled={disabled}
      autoComplete={context.autoComplete}
      aria-labelledby={context["aria-labelledby"]}
      aria-describedby={context["aria-describedby"]}
      aria-invalid={context["aria-invalid"]}
      // At `change`, react-aria's own listener renders the select with its old value, before
      // React receives it; at `input`, which comes first, the new value is still there.
      onInput={onChange as unknown as InputEventHandler<HTMLSelectElement>}
      onFocus={onFocus as FocusEventHandler<Element>}
      onBlur={onBlur as FocusEventHandler<Element>}
    >
      {children}
    </select>
  );
}
