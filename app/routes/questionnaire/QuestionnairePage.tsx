import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Inline } from "@gemel/ui/Inline";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Page } from "@gemel/ui/Page";
import { fallbackLocale, isOfferedLocale, useIntl } from "@gemel/i18n";
import { useNavigate } from "react-router";
import { useQuestionnaire } from "../../flows/use-questionnaire.ts";
import { useSession, type User } from "../../flows/use-session.ts";
import { useLanguage } from "../../shell/Language.tsx";
import { Answering } from "./Answering.tsx";
import { DisplayBoundary } from "./DisplayBoundary.tsx";
import { QuestionnaireSkeleton } from "./QuestionnaireSkeleton.tsx";

/** One question at a time (SPEC.md sections 2 and 4). */
export default function QuestionnairePage() {
  const { user } = useSession();
  return user && <Questionnaire key={user.id} user={user} />;
}

function Questionnaire({ user }: { user: User }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const flow = useQuestionnaire({
    user,
    language: isOfferedLocale(locale) ? locale : fallbackLocale,
    onSubmitted: () => navigate("/"),
  });
  const { phase, shown } = flow;
  return (
    <Page
      width="text"
      isDense
      isHeadHidden={phase === "answering" && shown?.isFirst === false}
      title={intl.formatMessage({ id: "questionnaire.title" })}
      lead={phase === "complete" ? null : intl.formatMessage({ id: "questionnaire.lead" })}
    >
      {phase === "loading" && <QuestionnaireSkeleton />}
      {phase === "statusUnknown" && (
        <ErrorState
          title={intl.formatMessage({ id: "questionnaire.error.status" })}
          onRetry={flow.retry}
        />
      )}
      {phase === "loadFailed" && (
        <ErrorState
          title={intl.formatMessage({ id: "questionnaire.error.load" })}
          onRetry={flow.retry}
        />
      )}
      {phase === "complete" && <AlreadyComplete status={user.onboarding_status} />}
      {phase === "answering" && shown && (
        <DisplayBoundary>
          <Answering flow={flow} shown={shown} />
        </DisplayBoundary>
      )}
    </Page>
  );
}

function AlreadyComplete({ status }: { status: User["onboarding_status"] }) {
  const intl = useIntl();
  const home = intl.formatMessage({ id: "questionnaire.complete.action" });
  return (
    <EmptyState
      title={intl.formatMessage({ id: "questionnaire.complete.title" })}
      action={
        status === "onboarding_complete" ? (
          <Inline gap={6} justify="center">
            <LinkButton href="/discover">
              {intl.formatMessage({ id: "likes.empty.action" })}
            </LinkButton>
            <Link href="/" standalone>
              {home}
            </Link>
          </Inline>
        ) : (
          <LinkButton href="/">{home}</LinkButton>
        )
      }
    >
      {intl.formatMessage({ id: "questionnaire.complete.body" })}
    </EmptyState>
  );
}
