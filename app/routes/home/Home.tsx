import { EmailAddress } from "@gemel/ui/EmailAddress";
import { LinkButton } from "@gemel/ui/LinkButton";
import { OnboardingGuide } from "@gemel/ui/OnboardingGuide";
import { Page } from "@gemel/ui/Page";
import { useIntl, WithMessages } from "@gemel/i18n";
import { Suspense } from "react";
import { useOwnPicture } from "../../flows/profile/use-own-picture.ts";
import { useSession, type User } from "../../flows/session/use-session.ts";
import { laterPart } from "../../shell/failures/later.tsx";
import { questionCounts } from "../landing/question-counts.ts";
import type { InsightsProps } from "./Insights.tsx";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";
import { useSteps } from "./use-steps.ts";

/** Comes with its charts, for who has answered. */
const Insights = laterPart<InsightsProps>(() => import("./Insights.tsx"), <InsightsSkeleton />);

/** The dashboard: a welcome, and what comes next (docs/product.md section 2). */
export default function Home() {
  const intl = useIntl();
  const { user } = useSession();
  if (!user) return null;
  const welcome = user.is_admin ? "home.welcomeAdmin" : "home.welcome";
  const name = user.nickname ?? <EmailAddress address={user.email} />;
  return (
    <Page title={intl.formatMessage({ id: welcome }, { name })} isQuiet>
      <NextStep user={user} name={user.nickname ?? user.email} />
    </Page>
  );
}

function NextStep({ user, name }: { user: User; name: string }) {
  const status = user.onboarding_status;
  switch (status) {
    case "registered":
    case "profile_completed":
      return <Guide status={status} name={name} />;
    case "questionnaire_completed":
    case "onboarding_complete":
      return (
        <Suspense fallback={<InsightsSkeleton />}>
          <WithMessages bundles={["member", "result"]}>
            <Insights key={user.id} user={user} name={name} />
          </WithMessages>
        </Suspense>
      );
  }
}

const pathOf = { registered: "/profile", profile_completed: "/questionnaire" } as const;

function Guide({ status, name }: { status: keyof typeof pathOf; name: string }) {
  const intl = useIntl();
  const picture = useOwnPicture();
  const isNew = status === "registered";
  const steps = useSteps(isNew ? 0 : 1);
  return (
    <OnboardingGuide
      title={intl.formatMessage({ id: `home.guide.${status}.title` })}
      {...(!isNew && {
        face: { name, picture },
        count: questionCounts.choices + questionCounts.written,
      })}
      steps={steps}
      action={
        <LinkButton href={pathOf[status]}>
          {intl.formatMessage({ id: `home.guide.${status}.action` })}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: `home.guide.${status}.body` })}
    </OnboardingGuide>
  );
}
