import { Button } from "@gemel/ui/Button";
import { EmailAddress } from "@gemel/ui/EmailAddress";
import { Inline } from "@gemel/ui/Inline";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { useEffect } from "react";
import { useLinkRequest } from "../../flows/session/use-link-request.ts";
import { FormPage } from "../../shell/forms/FormPage.tsx";

interface RegistrationSentProps {
  /** The address that the visitor entered. */
  email: string;
  secondsLeft: number;
  goNow: () => void;
  /** Stops the countdown until the function that it returns is called. */
  hold: () => () => void;
}

/** The answer to every registration; it does not say whether the address is known. */
export function RegistrationSent({ email, secondsLeft, goNow, hold }: RegistrationSentProps) {
  const intl = useIntl();
  const { phase, requestLink } = useLinkRequest("resendVerification");
  const isSending = phase === "sending";
  useEffect(() => (isSending ? hold() : undefined), [isSending, hold]);
  return (
    <FormPage
      title={intl.formatMessage({ id: "auth.mailed.title" })}
      lead={<span role="status">{intl.formatMessage({ id: "auth.register.success.body" })}</span>}
      // Not announced: a screen reader that reads every second would say nothing else.
      below={intl.formatMessage({ id: "auth.redirect" }, { seconds: secondsLeft })}
    >
      <Stack gap={6}>
        <p role="status">
          {phase === "sent"
            ? intl.formatMessage({ id: "auth.verify.resend.done" }, { link: (words) => words })
            : phase === "notOffered"
              ? intl.formatMessage({ id: "error.unexpected" })
              : intl.formatMessage(
                  { id: "auth.register.success.mail" },
                  {
                    address: (
                      <strong>
                        <EmailAddress address={email} />
                      </strong>
                    ),
                  },
                )}
        </p>
        <Inline>
          <Button onPress={goNow}>{intl.formatMessage({ id: "auth.goToLogin" })}</Button>
          {(phase === "editing" || isSending) && (
            <Button kind="secondary" isPending={isSending} onPress={() => requestLink(email)}>
              {intl.formatMessage({ id: "auth.verify.resend.submit" })}
            </Button>
          )}
        </Inline>
      </Stack>
    </FormPage>
  );
}
