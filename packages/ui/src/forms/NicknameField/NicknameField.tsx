import { useIntl } from "@gemel/i18n";
import { Lock } from "lucide-react";
import { useId } from "react";
import { Group } from "react-aria-components/Group";
import { Input, TextField } from "react-aria-components/TextField";
import * as box from "../Field/control.css.ts";
import { Field, fieldRoot } from "../Field/Field.tsx";
import type { TextFieldProps } from "../TextField/TextField.tsx";
import { invalidStatuses, type NicknameStatus } from "./nickname-status.ts";
import { NicknameStatusLine } from "./NicknameStatusLine.tsx";

export interface NicknameFieldProps extends Omit<TextFieldProps, "type"> {
  /** The result of the nickname check. @default "idle" */
  status?: NicknameStatus;
  /** True once the nickname is set: it is shown and cannot change. @default false */
  isFixed?: boolean;
}

/**
 * The name that others see, with the answer of the check that runs while it is typed. The check
 * itself is the host's: the field only says what its `status` is.
 *
 * Not for first and last names (`TextField`).
 */
export function NicknameField(props: NicknameFieldProps) {
  const { label, description, errorMessage, placeholder, inputRef, ...others } = props;
  const { status = "idle", isFixed = false, ...rest } = others;
  const intl = useIntl();
  const hint = intl.formatMessage({ id: isFixed ? "ui.nickname.fixed" : "ui.nickname.hint" });
  const statusId = useId();
  const isInvalid = !isFixed && (errorMessage !== undefined || invalidStatuses.has(status));
  return (
    <TextField
      autoComplete="nickname"
      {...rest}
      {...fieldRoot}
      isReadOnly={isFixed || (rest.isReadOnly ?? false)}
      {...(isInvalid ? { isInvalid } : {})}
      aria-describedby={statusId}
    >
      <Field label={label} description={description ?? hint} errorMessage={errorMessage}>
        <Group className={box.control}>
          <Input
            className={box.input}
            autoCapitalize="none"
            spellCheck={false}
            {...(placeholder ? { placeholder } : {})}
            {...(inputRef ? { ref: inputRef } : {})}
          />
          {isFixed ? <Lock aria-hidden className={box.icon} /> : null}
        </Group>
      </Field>
      {isFixed || errorMessage ? null : <NicknameStatusLine id={statusId} status={status} />}
    </TextField>
  );
}
