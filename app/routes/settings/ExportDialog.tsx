import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { Form } from "@gemel/ui/Form";
import { PasswordField } from "@gemel/ui/PasswordField";
import { useIntl } from "@gemel/i18n";
import { useId, useMemo, useState } from "react";
import type { DataExportFlow } from "../../flows/settings/use-data-export.ts";

/** Asks for the password before a copy of everything about the member is made. */
export function ExportDialog({ flow }: { flow: DataExportFlow }) {
  const intl = useIntl();
  const formId = useId();
  const bodyId = useId();
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) flow.dismiss();
      }}
      isPending={flow.isRequesting}
      title={intl.formatMessage({ id: "settings.export.ask" })}
      cancelLabel={intl.formatMessage({ id: "settings.export.dismiss" })}
      confirmLabel={intl.formatMessage({ id: "settings.export.request" })}
      form={formId}
      aria-describedby={bodyId}
    >
      <p id={bodyId}>{intl.formatMessage({ id: "settings.export.askBody" })}</p>
      <ExportForm id={formId} flow={flow} />
    </ConfirmDialog>
  );
}

/** What is typed goes with the dialog. */
function ExportForm({ id, flow }: { id: string; flow: DataExportFlow }) {
  const intl = useIntl();
  const [password, setPassword] = useState("");
  const { isPasswordWrong } = flow;
  const errors = useMemo(
    () =>
      isPasswordWrong ? { password: intl.formatMessage({ id: "settings.password.wrong" }) } : {},
    [isPasswordWrong, intl],
  );
  return (
    <Form
      id={id}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        flow.submit(password);
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
    </Form>
  );
}
