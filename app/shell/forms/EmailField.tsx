import { TextField } from "@gemel/ui/TextField";
import { useIntl } from "@gemel/i18n";
import { emailPattern } from "../../flows/session/email.ts";

interface EmailFieldProps {
  value?: string;
  onChange?: (email: string) => void;
}

/** The address that belongs to an account; a form sends it as `email`. */
export function EmailField(props: EmailFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      pattern={emailPattern}
      autoComplete="username"
      isRequired
      label={intl.formatMessage({ id: "common.email" })}
    />
  );
}
