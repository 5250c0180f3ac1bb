import { useIntl, WithMessages } from "@gemel/i18n";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { Link } from "@gemel/ui/Link";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { useId } from "react";
import { useWarning } from "../../flows/moderation/use-warning.ts";

/** Shows a warning at each arrival until the member confirms having read it. */
export default function WarningDialog() {
  return (
    <WithMessages bundles={["settings"]}>
      <Warning />
    </WithMessages>
  );
}

function Warning() {
  const intl = useIntl();
  const bodyId = useId();
  const { isOpen, isSending, hasFailed, acknowledge, close } = useWarning();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: "settings.warning.title" })}
      confirmLabel={intl.formatMessage({ id: "settings.warning.read" })}
      cancelLabel={intl.formatMessage({ id: "settings.warning.later" })}
      isOpen={isOpen}
      onOpenChange={close}
      isPending={isSending}
      onConfirm={acknowledge}
      aria-describedby={bodyId}
    >
      <Stack>
        <p id={bodyId}>{intl.formatMessage({ id: "settings.warning.body" })}</p>
        <p>
          <Link href="/rules" standalone>
            {intl.formatMessage({ id: "shell.footer.rules" })}
          </Link>
        </p>
        {hasFailed ? (
          <Notice tone="danger">{intl.formatMessage({ id: "error.network" })}</Notice>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
