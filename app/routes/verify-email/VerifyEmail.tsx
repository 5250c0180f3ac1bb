import { Button } from "@gemel/ui/Button";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { Spinner } from "@gemel/ui/Spinner";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { useEmailVerification } from "../../flows/use-email-verification.ts";
import { FormPage } from "../../shell/FormPage.tsx";
import { useQuery } from "../../shell/use-query.ts";
import { ResendLink } from "./ResendLink.tsx";

export default function VerifyEmail() {
  const intl = useIntl();
  const { phase, message, retry } = useEmailVerification(useQuery("token"));

  if (phase === "verifying") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.verify.title" })}>
        <Spinner label={intl.formatMessage({ id: "auth.verify.verifying" })} />
      </FormPage>
    );
  }

  if (phase === "success") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.verify.success.title" })}>
        <Stack gap={6}>
          <p role="status">{intl.formatMessage({ id: "auth.verify.success.body" })}</p>
          <LinkButton href="/login">
            {intl.formatMessage({ id: "auth.verify.success.action" })}
          </LinkButton>
        </Stack>
      </FormPage>
    );
  }

  return (
    <FormPage title={intl.formatMessage({ id: "auth.verify.error.title" })}>
      <Stack gap={6}>
        <Notice tone="danger">
          {phase === "refused" && message ? message : intl.formatMessage({ id: errorTexts[phase] })}
        </Notice>
        {phase === "unanswered" ? (
          <Button kind="secondary" onPress={retry}>
            {intl.formatMessage({ id: "ui.retry" })}
          </Button>
        ) : (
          <ResendLink />
        )}
      </Stack>
    </FormPage>
  );
}

const errorTexts = {
  missingToken: "auth.verify.error.missingToken",
  refused: "auth.verify.error.invalid",
  unanswered: "error.network",
} as const;
