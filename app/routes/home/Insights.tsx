import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { InsightsPanel } from "@gemel/ui/InsightsPanel";
import { Spinner } from "@gemel/ui/Spinner";
import { fallbackLocale, isOfferedLocale, useIntl } from "@gemel/i18n";
import { useInsights } from "../../flows/use-insights.ts";
import type { User } from "../../flows/use-session.ts";
import { useLanguage } from "../../shell/Language.tsx";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";
import { portraitOf } from "./portrait.ts";

export interface InsightsProps {
  user: User;
  /** How the member is greeted. */
  name: string;
}

/** What the answers say about the member, or what has become of them so far (SPEC.md section 2). */
export default function Insights({ user, name }: InsightsProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const status = user.onboarding_status;
  const { phase, insights, retry } = useInsights({
    status,
    language: isOfferedLocale(locale) ? locale : fallbackLocale,
  });
  const title = intl.formatMessage({ id: "home.insights.title" });
  switch (phase) {
    case "loading":
      return <InsightsSkeleton />;
    case "preparing":
      return status === "onboarding_complete" ? (
        <EmptyState title={title}>
          {intl.formatMessage({ id: "home.insights.preparing" })}
        </EmptyState>
      ) : (
        <BeingAnalysed />
      );
    case "failed":
      return (
        <ErrorState title={intl.formatMessage({ id: "home.insights.error" })} onRetry={retry} />
      );
    case "shown":
      return (
        insights && (
          <InsightsPanel
            title={title}
            name={name}
            {...portraitOf(insights)}
            confidenceInWords={
              insights.sureness && {
                word: intl.formatMessage({ id: `home.insights.sureness.${insights.sureness}` }),
                meaning: intl.formatMessage({ id: "home.insights.sureness.meaning" }),
              }
            }
          />
        )
      );
  }
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
