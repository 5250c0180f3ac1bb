import { useIntl } from "@gemel/i18n";
import type { DataExportFlow } from "../../flows/settings/use-data-export.ts";
import { PasswordDialog } from "./PasswordDialog.tsx";

/** Asks for the password before a copy of everything about the member is made. */
export function ExportDialog({ flow }: { flow: DataExportFlow }) {
  const intl = useIntl();
  return (
    <PasswordDialog
      isOpen={flow.isAsking}
      isPending={flow.isRequesting}
      title={intl.formatMessage({ id: "settings.export.ask" })}
      body={intl.formatMessage({ id: "settings.export.askBody" })}
      cancelLabel={intl.formatMessage({ id: "settings.export.dismiss" })}
      confirmLabel={intl.formatMessage({ id: "settings.export.request" })}
      isPasswordWrong={flow.isPasswordWrong}
      onClose={flow.dismiss}
      onSubmit={flow.submit}
    />
  );
}
