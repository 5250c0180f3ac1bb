import { Hero } from "@gemel/ui/Hero";
import { Inline } from "@gemel/ui/Inline";
import { Invitation } from "@gemel/ui/Invitation";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Promises } from "@gemel/ui/Promises";
import { Remark } from "@gemel/ui/Remark";
import { Steps } from "@gemel/ui/Steps";
import { useIntl } from "@gemel/i18n";
import { questionCounts } from "./question-counts.ts";
import { LaterSample } from "./LaterSample.tsx";

const steps = ["one", "two", "three"] as const;
const promises = ["answers", "place", "blocked", "deleted"] as const;

/** What a visitor sees first. */
export default function Landing() {
  const intl = useIntl();
  return (
    <>
      <Hero
        title={intl.formatMessage({ id: "landing.title" }, { em: (words) => <em>{words}</em> })}
        lead={intl.formatMessage({ id: "landing.lead" })}
        actions={<WaysIn />}
      >
        <LaterSample />
      </Hero>
      <Steps
        label={intl.formatMessage({ id: "landing.steps.label" })}
        steps={steps.map((step) => ({
          number: intl.formatMessage({ id: `landing.steps.${step}.number` }),
          title: intl.formatMessage({ id: `landing.steps.${step}.title` }),
          text: intl.formatMessage({ id: `landing.steps.${step}.body` }, questionCounts),
        }))}
      >
        <Remark title={intl.formatMessage({ id: "landing.honest.title" })}>
          {intl.formatMessage({ id: "landing.honest.body" })}
        </Remark>
      </Steps>
      <Promises
        title={intl.formatMessage({ id: "landing.privacy.title" })}
        lead={intl.formatMessage({ id: "landing.privacy.lead" })}
        promises={promises.map((promise) => ({
          title: intl.formatMessage({ id: `landing.privacy.${promise}.title` }),
          text: intl.formatMessage({ id: `landing.privacy.${promise}.body` }),
        }))}
      >
        <Link href="/privacy-policy" standalone>
          {intl.formatMessage({ id: "landing.privacy.more" })}
        </Link>
      </Promises>
      <Invitation title={intl.formatMessage({ id: "landing.end.title" })}>
        <WaysIn isCentered />
      </Invitation>
    </>
  );
}

function WaysIn({ isCentered = false }: { isCentered?: boolean }) {
  const intl = useIntl();
  return (
    <Inline justify={isCentered ? "center" : "start"}>
      <LinkButton href="/register" size="large">
        {intl.formatMessage({ id: "landing.createProfile" })}
      </LinkButton>
      <LinkButton href="/login" kind="secondary" size="large">
        {intl.formatMessage({ id: "landing.login" })}
      </LinkButton>
    </Inline>
  );
}
