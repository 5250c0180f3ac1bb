import { Checkbox } from "@gemel/ui/Checkbox";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { Form } from "@gemel/ui/Form";
import { PasswordField } from "@gemel/ui/PasswordField";
import { useIntl } from "@gemel/i18n";
import { useId, useMemo, useState } from "react";
import type { DeletionFlow } from "../../flows/settings/use-account-deletion.ts";
import { failureText } from "./failure-text.ts";

/** Asks for the password and whether it is meant, before the account is deleted. */
export function DeletionDialog({ flow }: { flow: DeletionFlow }) {
  const intl = useIntl();
  const formId = useId();
  const bodyId = useId();
  return (
    <ConfirmDialog
      variant="danger"
      isOpen={flow.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) flow.cancel();
      }}
      isPending={flow.isSending}
      title={intl.formatMessage({ id: "settings.deletion.ask" })}
      cancelLabel={intl.formatMessage({ id: "settings.deletion.cancel" })}
      confirmLabel={intl.formatMessage({ id: "settings.deletion.confirm" })}
      form={formId}
      aria-describedby={bodyId}
    >
      <p id={bodyId}>{intl.formatMessage({ id: "settings.deletion.askBody" })}</p>
      <DeletionForm id={formId} flow={flow} />
    </ConfirmDialog>
  );
}

/** What is typed goes with the dialog. */
function DeletionForm({ id, flow }: { id: string; flow: DeletionFlow }) {
  const intl = useIntl();
  const [password, setPassword] = useState("");
  const [isSure, setSure] = useState(false);
  const { error, errors } = useDeletionErrors(flow.failure);
  return (
    <Form
      id={id}
      error={error}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        flow.confirm({ password, isSure });
      }}
    >
      <PasswordField
        name="password"
        autoComplete="current-password"
        isRequired
        label={intl.formatMessage({ id: "settings.password.current" })}
        value={password}
        onChange={setPassword}
      />
      <Checkbox
        name="sure"
        isRequired
        label={intl.formatMessage({ id: "settings.deletion.sure" })}
        isSelected={isSure}
        onChange={setSure}
      />
    </Form>
  );
}

function useDeletionErrors(failure: DeletionFlow["failure"]) {
  const intl = useIntl();
  return useMemo(() => {
    if (failure === null) return { error: "", errors: {} };
    if (failure === "wrong_password")
      return {
        error: "",
        errors: { password: intl.formatMessage({ id: "settings.password.wrong" }) },
      };
    const id = failureText(failure, "settings.deletion.failed");
    return { error: intl.formatMessage({ id }), errors: {} };
  }, [failure, intl]);
}
