import { EmptyState } from "@gemel/ui/EmptyState";
import { LinkButton } from "@gemel/ui/LinkButton";
import { OnboardingGuide } from "@gemel/ui/OnboardingGuide";
import { Page } from "@gemel/ui/Page";
import { Spinner } from "@gemel/ui/Spinner";
import { useIntl } from "@gemel/i18n";
import { useSession, type OnboardingStatus } from "../../flows/use-session.ts";
import { isBuilt } from "../../shell/paths.ts";

/** The dashboard: a welcome, and what comes next (SPEC.md section 2). */
export default function Home() {
  const intl = useIntl();
  const { user } = useSession();
  if (!user) return null;
  const welcome = user.is_admin ? "home.welcomeAdmin" : "home.welcome";
  return (
    <Page title={intl.formatMessage({ id: welcome }, { name: user.nickname ?? user.email })}>
      <NextStep status={user.onboarding_status} />
    </Page>
  );
}

function NextStep({ status }: { status: OnboardingStatus }) {
  switch (status) {
    case "registered":
    case "profile_completed":
      return <Guide status={status} />;
    case "questionnaire_completed":
      return <BeingAnalysed />;
    case "onboarding_complete":
      return <InsightsPreparing />;
  }
}

const steps = ["registered", "profile_completed"] as const;
const pathOf = { registered: "/profile", profile_completed: "/questionnaire" } as const;

function Guide({ status }: { status: (typeof steps)[number] }) {
  const intl = useIntl();
  const current = steps.indexOf(status);
  const path = pathOf[status];
  return (
    <OnboardingGuide
      title={intl.formatMessage({ id: "home.start.title" })}
      steps={steps.map((step, index) => ({
        title: intl.formatMessage({ id: `home.guide.${step}.title` }),
        text: intl.formatMessage({ id: `home.guide.${step}.body` }),
        state: index < current ? "done" : index === current ? "current" : "next",
      }))}
      action={
        isBuilt(path) && (
          <LinkButton href={path}>
            {intl.formatMessage({ id: `home.guide.${status}.action` })}
          </LinkButton>
        )
      }
    >
      {intl.formatMessage({ id: "home.start.body" })}
    </OnboardingGuide>
  );
}

function BeingAnalysed() {
  const intl = useIntl();
  return (
    <EmptyState
      picture={
        <Spinner
          size="large"
          label={intl.formatMessage({ id: "home.analysing.title" })}
          labelHidden
        />
      }
      title={intl.formatMessage({ id: "home.analysing.title" })}
    >
      {intl.formatMessage({ id: "home.analysing.body" })}
    </EmptyState>
  );
}

function InsightsPreparing() {
  const intl = useIntl();
  return (
    <EmptyState title={intl.formatMessage({ id: "home.insights.title" })}>
      {intl.formatMessage({ id: "home.insights.preparing" })}
    </EmptyState>
  );
}
