import { useIntl, WithMessages } from "@gemel/i18n";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Suggestion } from "@gemel/ui/Suggestion";

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
    <Suggestion
      tone="garnet"
      title={intl.formatMessage({ id: "home.guide.profile_completed.title" })}
      action={
        <LinkButton href="/questionnaire">
          {intl.formatMessage({ id: "home.guide.profile_completed.action" })}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: "home.guide.profile_completed.body" })}
    </Suggestion>
  );
}
