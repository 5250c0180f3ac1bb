import { useIntl } from "@gemel/i18n";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Input, TextField } from "react-aria-components/TextField";
import * as box from "../Field/control.css.ts";
import { visuallyHidden } from "../Field/Field.css.ts";
import { Field, fieldRoot, invalidity } from "../Field/Field.tsx";
import type { TextFieldProps } from "../TextField/TextField.tsx";
import { inputBox } from "./PasswordField.css.ts";

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "type" | "autoComplete" | "maxLength"
> {
  /** Whether a password manager fills in or proposes. */
  autoComplete: "current-password" | "new-password";
}

/**
 * A password that its owner may look at while typing. Pasting and password managers work: nothing is
 * blocked.
 *
 * Not for codes that are read from a letter or a screen (`TextField`).
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, errorMessage, placeholder, inputRef, ...rest } = props;
  const intl = useIntl();
  const [isShown, setShown] = useState<boolean>();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...invalidity(errorMessage)}
      {...rest}
      {...fieldRoot}
      type={isShown ? "text" : "password"}
    >
      <Field
        label={label}
        description={description}
        errorMessage={errorMessage}
        validity={{ minLength: rest.minLength }}
      >
        <div className={inputBox}>
          <Input
            className={box.input}
            autoCapitalize="none"
            spellCheck={false}
            {...(placeholder ? { placeholder } : {})}
            {...(inputRef ? { ref: inputRef } : {})}
          />
          <Button
            className={box.button}
            // Not react-aria's ToggleButton, which would add script to one more first screen.
            aria-pressed={isShown ?? false}
            isDisabled={rest.isDisabled ?? false}
            onPress={() => setShown(!isShown)}
            aria-label={intl.formatMessage({ id: "ui.passwordField.show" })}
          >
            <Icon aria-hidden className={box.icon} />
          </Button>
        </div>
        <span role="status" className={visuallyHidden}>
          {isShown === undefined
            ? null
            : intl.formatMessage({
                id: isShown ? "ui.passwordField.shown" : "ui.passwordField.hidden",
              })}
        </span>
      </Field>
    </TextField>
  );
}
