import { CompatibilitySample } from "@gemel/ui/CompatibilitySample";
import { Hero } from "@gemel/ui/Hero";
import { Inline } from "@gemel/ui/Inline";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Remark } from "@gemel/ui/Remark";
import { Steps } from "@gemel/ui/Steps";
import { useIntl } from "@gemel/i18n";

const steps = ["one", "two", "three"] as const;

/** What a visitor sees first. */
export default function Landing() {
  const intl = useIntl();
  return (
    <>
      <Hero
        title={intl.formatMessage({ id: "landing.title" }, { em: (words) => <em>{words}</em> })}
        lead={intl.formatMessage({ id: "landing.lead" })}
        actions={
          <Inline>
            <LinkButton href="/register" size="large">
              {intl.formatMessage({ id: "landing.createProfile" })}
            </LinkButton>
            <LinkButton href="/login" kind="secondary" size="large">
              {intl.formatMessage({ id: "landing.login" })}
            </LinkButton>
          </Inline>
        }
      >
        <CompatibilitySample
          label={intl.formatMessage({ id: "landing.example.label" })}
          note={intl.formatMessage({ id: "landing.example.note" })}
        >
          {intl.formatMessage({ id: "landing.example.quote" })}
        </CompatibilitySample>
      </Hero>
      <Steps
        label={intl.formatMessage({ id: "landing.steps.label" })}
        steps={steps.map((step) => ({
          number: intl.formatMessage({ id: `landing.steps.${step}.number` }),
          title: intl.formatMessage({ id: `landing.steps.${step}.title` }),
          text: intl.formatMessage({ id: `landing.steps.${step}.body` }),
        }))}
      >
        <Remark title={intl.formatMessage({ id: "landing.privacy.title" })}>
          {intl.formatMessage({ id: "landing.privacy.body" })}
        </Remark>
      </Steps>
    </>
  );
}
