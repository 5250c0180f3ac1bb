import { EmailAddress } from "@gemel/ui/EmailAddress";
import { LinkButton } from "@gemel/ui/LinkButton";
import { OnboardingGuide } from "@gemel/ui/OnboardingGuide";
import { Page } from "@gemel/ui/Page";
import { useIntl, WithMessages } from "@gemel/i18n";
import { Suspense } from "react";
import { useSession, type User } from "../../flows/use-session.ts";
import { laterPart } from "../../shell/later.tsx";
import { isBuilt } from "../../shell/paths.ts";
import type { InsightsProps } from "./Insights.tsx";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";

/** Comes with its charts, for who has answered. */
const Insights = laterPart<InsightsProps>(() => import("./Insights.tsx"), <InsightsSkeleton />);

/** The dashboard: a welcome, and what comes next (SPEC.md section 2). */
export default function Home() {
  const intl = useIntl();
  const { user } = useSession();
  if (!user) return null;
  const welcome = user.is_admin ? "home.welcomeAdmin" : "home.welcome";
  const name = user.nickname ?? <EmailAddress address={user.email} />;
  return (
    <Page
      title={intl.formatMessage({ id: welcome }, { name })}
      actions={
        user.onboarding_status === "onboarding_complete" && (
          <LinkButton href="/discover">{intl.formatMessage({ id: "home.people" })}</LinkButton>
        )
      }
    >
      <NextStep user={user} name={user.nickname ?? user.email} />
    </Page>
  );
}

function NextStep({ user, name }: { user: User; name: string }) {
  const status = user.onboarding_status;
  switch (status) {
    case "registered":
    case "profile_completed":
      return <Guide status={status} />;
    case "questionnaire_completed":
    case "onboarding_complete":
      return (
        <Suspense fallback={<InsightsSkeleton />}>
          <WithMessages bundles={["member"]}>
            <Insights key={user.id} user={user} name={name} />
          </WithMessages>
        </Suspense>
      );
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
