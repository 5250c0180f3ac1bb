import { Hero } from "@gemel/ui/Hero";
import { Invitation } from "@gemel/ui/Invitation";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Promises } from "@gemel/ui/Promises";
import { Remark } from "@gemel/ui/Remark";
import { Steps } from "@gemel/ui/Steps";
import { useIntl } from "@gemel/i18n";
import { questionCounts } from "./question-counts.ts";
import { LaterTrial } from "./LaterTrial.tsx";
import { Sample } from "./Sample.tsx";

const steps = ["one", "two", "three"] as const;
const tones = { one: "sunken", two: "twin", three: "garnet" } as const;
const promises = ["answers", "place", "blocked", "deleted"] as const;

export default function Landing() {
  const intl = useIntl();
  return (
    <>
      <Hero
        title={intl.formatMessage({ id: "landing.title" }, { em: (text) => <em>{text}</em> })}
        lead={intl.formatMessage({ id: "landing.lead" })}
        actions={<CreateProfile />}
      >
        <Sample />
      </Hero>
      <LaterTrial />
      <Steps
        label={intl.formatMessage({ id: "landing.steps.label" })}
        steps={steps.map((step) => ({
          number: intl.formatMessage({ id: `landing.steps.${step}.number` }),
          title: intl.formatMessage({ id: `landing.steps.${step}.title` }),
          text: intl.formatMessage({ id: `landing.steps.${step}.body` }, questionCounts),
          example: {
            from: intl.formatMessage({ id: `landing.steps.${step}.example.from` }),
            words: intl.formatMessage({ id: `landing.steps.${step}.example.words` }),
            isOwn: step === "three",
          },
          tone: tones[step],
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
        <CreateProfile />
      </Invitation>
    </>
  );
}

function CreateProfile() {
  const intl = useIntl();
  return (
    <LinkButton href="/register" size="large">
      {intl.formatMessage({ id: "landing.createProfile" })}
    </LinkButton>
  );
}
