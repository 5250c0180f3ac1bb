import { Checkbox } from "@gemel/ui/Checkbox";
import { useIntl } from "@gemel/i18n";
import type { DeletionFlow } from "../../flows/settings/use-account-deletion.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { PasswordDialog } from "./PasswordDialog.tsx";

/** Asks for the password and whether it is meant, before the account is deleted. */
export function DeletionDialog({ flow }: { flow: DeletionFlow }) {
  const intl = useIntl();
  const { failure } = flow;
  const isPasswordWrong = failure === "wrong_password";
  return (
    <PasswordDialog
      variant="danger"
      isOpen={flow.isOpen}
      isPending={flow.isSending}
      title={intl.formatMessage({ id: "settings.deletion.ask" })}
      body={intl.formatMessage({ id: "settings.deletion.askBody" })}
      cancelLabel={intl.formatMessage({ id: "settings.deletion.cancel" })}
      confirmLabel={intl.formatMessage({ id: "settings.deletion.confirm" })}
      isPasswordWrong={isPasswordWrong}
      error={
        failure === null || isPasswordWrong
          ? ""
          : intl.formatMessage({ id: failureText(failure, "settings.deletion.failed") })
      }
      onClose={flow.cancel}
      onSubmit={(password, form) => flow.confirm({ password, isSure: form.has("sure") })}
    >
      <Checkbox
        name="sure"
        isRequired
        label={intl.formatMessage({ id: "settings.deletion.sure" })}
      />
    </PasswordDialog>
  );
}
