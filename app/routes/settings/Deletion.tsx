import { Button } from "@gemel/ui/Button";
import { SettingsSection } from "@gemel/ui/SettingsSection";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { Trash2 } from "lucide-react";
import {
  useAccountDeletion,
  type DeletionFlow,
} from "../../flows/settings/use-account-deletion.ts";
import { useFlash } from "../../flows/session/use-flash.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { textLink } from "../../shell/forms/text-link.tsx";
import { useDeparture } from "../../shell/place/use-departure.ts";
import { Checkbox } from "@gemel/ui/Checkbox";
import { failureText } from "../../shell/forms/failure-text.ts";
import { PasswordDialog } from "./PasswordDialog.tsx";

/** Asks for the password and a confirmation before the account is deleted. */
function DeletionDialog({ flow }: { flow: DeletionFlow }) {
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

export function Deletion() {
  const intl = useIntl();
  const { signOut } = useSession();
  const { show } = useFlash();
  const depart = useDeparture();
  const flow = useAccountDeletion((erasedAt) =>
    depart(() => {
      signOut();
      const until = intl.formatDate(erasedAt, { dateStyle: "long", timeStyle: "short" });
      show({ id: "settings.deletion.deleted", tone: "info", values: { until } });
    }),
  );
  return (
    <SettingsSection
      id="deletion"
      icon={<Trash2 size="1em" />}
      title={intl.formatMessage({ id: "settings.deletion.title" })}
      summary={intl.formatMessage({ id: "settings.deletion.summary" })}
    >
      <Stack gap={3} as="ul">
        <li>{intl.formatMessage({ id: "settings.deletion.atOnce" })}</li>
        <li>{intl.formatMessage({ id: "settings.deletion.return" })}</li>
        <li>{intl.formatMessage({ id: "settings.deletion.erased" })}</li>
        <li>
          {intl.formatMessage({ id: "settings.deletion.reports" }, textLink("/privacy-policy"))}
        </li>
      </Stack>
      <div>
        <Button kind="danger" onPress={() => flow.ask("account")}>
          {intl.formatMessage({ id: "settings.deletion.title" })}
        </Button>
      </div>
      <DeletionDialog flow={flow} />
    </SettingsSection>
  );
}
