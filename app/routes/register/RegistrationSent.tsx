import { Button } from "@gemel/ui/Button";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { FormPage } from "../../shell/FormPage.tsx";

interface RegistrationSentProps {
  secondsLeft: number;
  goNow: () => void;
}

/** The answer to every registration; it says nothing about the address. */
export function RegistrationSent({ secondsLeft, goNow }: RegistrationSentProps) {
  const intl = useIntl();
  return (
    <FormPage title={intl.formatMessage({ id: "auth.mailed.title" })}>
      <Stack gap={6}>
        <p role="status">{intl.formatMessage({ id: "auth.register.success.body" })}</p>
        {/* Not announced: a voice that counts every second would say nothing else. */}
        <p>{intl.formatMessage({ id: "auth.redirect" }, { seconds: secondsLeft })}</p>
        <Button kind="secondary" onPress={goNow}>
          {intl.formatMessage({ id: "auth.goToLogin" })}
        </Button>
      </Stack>
    </FormPage>
  );
}
