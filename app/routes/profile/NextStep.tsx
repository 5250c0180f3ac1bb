import { useIntl, WithMessages } from "@gemel/i18n";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";

/** The way on from a profile that is complete. */
export default function NextStep() {
  return (
    <WithMessages bundles={["home"]}>
      <Step />
    </WithMessages>
  );
}

function Step() {
  const intl = useIntl();
  return (
    <Notice
      live={false}
      tone="success"
      title={intl.formatMessage({ id: "home.guide.profile_completed.title" })}
    >
      <Stack align="start">
        <p>{intl.formatMessage({ id: "home.guide.profile_completed.body" })}</p>
        <LinkButton href="/questionnaire">
          {intl.formatMessage({ id: "home.guide.profile_completed.action" })}
        </LinkButton>
      </Stack>
    </Notice>
  );
}
