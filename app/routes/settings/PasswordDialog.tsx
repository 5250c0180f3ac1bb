import { ConfirmDialog, type ConfirmDialogProps } from "@gemel/ui/ConfirmDialog";
import { Form } from "@gemel/ui/Form";
import { PasswordField } from "@gemel/ui/PasswordField";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { type ReactNode, useId, useMemo } from "react";

interface PasswordDialogProps extends Pick<
  ConfirmDialogProps,
  "variant" | "isOpen" | "isPending" | "title" | "cancelLabel" | "confirmLabel"
> {
  body: string;
  isPasswordWrong: boolean;
  /** Why it failed otherwise. */
  error?: string;
  /** Further fields of the form. */
  children?: ReactNode;
  onClose: () => void;
  onSubmit: (password: string, form: FormData) => void;
}

/** Asks for the password before an action. The typed password is dropped with the dialog. */
export function PasswordDialog({
  body,
  isPasswordWrong,
  error = "",
  children,
  onClose,
  onSubmit,
  ...question
}: PasswordDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const bodyId = useId();
  const errors = useMemo(
    () =>
      isPasswordWrong ? { password: intl.formatMessage({ id: "settings.password.wrong" }) } : {},
    [isPasswordWrong, intl],
  );
  return (
    <ConfirmDialog {...question} onOpenChange={onClose} form={formId} aria-describedby={bodyId}>
      <Stack>
        <p id={bodyId}>{body}</p>
        <Form
          id={formId}
          error={error}
          errors={errors}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            onSubmit(String(form.get("password")), form);
          }}
        >
          <PasswordField
            name="password"
            autoComplete="current-password"
            isRequired
            label={intl.formatMessage({ id: "settings.password.current" })}
          />
          {children}
        </Form>
      </Stack>
    </ConfirmDialog>
  );
}
