import { Button } from "@gemel/ui/Button";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Inline } from "@gemel/ui/Inline";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Page } from "@gemel/ui/Page";
import { fallbackLocale, isOfferedLocale, type MessageId, useIntl } from "@gemel/i18n";
import { useNavigate } from "react-router";
import {
  type QuestionnaireFlow,
  useQuestionnaire,
} from "../../flows/questionnaire/use-questionnaire.ts";
import { useSession, type User } from "../../flows/session/use-session.ts";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { Answering } from "./Answering.tsx";
import { DisplayBoundary } from "./DisplayBoundary.tsx";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Stack } from "@gemel/ui/Stack";

/** One question at a time (docs/product.md sections 2 and 4). */
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
  const isAnswering = phase === "answering" && shown !== null;
  const title = intl.formatMessage({ id: "questionnaire.title" });
  const lead = intl.formatMessage({
    id: flow.isAgain ? "result.again.lead" : "questionnaire.lead",
  });
  return (
    <Page
      width="text"
      isDense
      isHeadHidden={isAnswering}
      title={title}
      lead={isAnswering || phase === "complete" ? null : lead}
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
      {phase === "complete" && (
        <AlreadyComplete
          status={user.onboarding_status}
          renewal={flow.renewal}
          onAgain={flow.again}
        />
      )}
      {isAnswering && (
        <DisplayBoundary>
          <Answering flow={flow} shown={shown} title={title} lead={lead} />
        </DisplayBoundary>
      )}
    </Page>
  );
}

interface AlreadyCompleteProps {
  status: User["onboarding_status"];
  renewal: QuestionnaireFlow["renewal"];
  onAgain: () => void;
}

function AlreadyComplete({ status, renewal, onAgain }: AlreadyCompleteProps) {
  const intl = useIntl();
  const home = intl.formatMessage({ id: "questionnaire.complete.action" });
  const text = (id: MessageId) => intl.formatMessage({ id });
  if (renewal?.state === "open") {
    return (
      <EmptyState
        title={text("result.again.title")}
        action={
          <Inline gap={6} justify="center">
            <Button onPress={onAgain}>{text("result.again.action")}</Button>
            <Link href="/" standalone>
              {home}
            </Link>
          </Inline>
        }
      >
        {text("result.again.open")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text("questionnaire.complete.title")}
      action={
        status === "onboarding_complete" ? (
          <Inline gap={6} justify="center">
            <LinkButton href="/discover">{text("likes.empty.action")}</LinkButton>
            <Link href="/" standalone>
              {home}
            </Link>
          </Inline>
        ) : (
          <LinkButton href="/">{home}</LinkButton>
        )
      }
    >
      {text("questionnaire.complete.body")}
      {renewal?.state === "later" && (
        <>
          {" "}
          {intl.formatMessage(
            { id: "result.again.later" },
            { date: intl.formatDate(renewal.from, { dateStyle: "long" }) },
          )}
        </>
      )}
    </EmptyState>
  );
}

function QuestionnaireSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        <Skeleton count={2} />
        <Skeleton shape="title" />
        <Skeleton shape="control" count={4} />
      </Stack>
    </div>
  );
}
