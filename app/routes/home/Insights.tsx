import { BigFiveRadar } from "@gemel/ui/BigFiveRadar";
import { Button } from "@gemel/ui/Button";
import { ConfidenceLine } from "@gemel/ui/ConfidenceLine";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Inline } from "@gemel/ui/Inline";
import { InsightsPanel } from "@gemel/ui/InsightsPanel";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { OnboardingGuide } from "@gemel/ui/OnboardingGuide";
import { PlumPanel } from "@gemel/ui/PlumPanel";
import { Spinner } from "@gemel/ui/Spinner";
import { Stack } from "@gemel/ui/Stack";
import { Suggestion } from "@gemel/ui/Suggestion";
import { fallbackLocale, isOfferedLocale, useIntl } from "@gemel/i18n";
import { Camera, Mic } from "lucide-react";
import { useState } from "react";
import { useArrival } from "../../flows/questionnaire/use-arrival.ts";
import { useInsights, type Insights as Found } from "../../flows/questionnaire/use-insights.ts";
import { useMissingParts } from "../../flows/profile/use-missing-parts.ts";
import { useOwnPicture } from "../../flows/profile/use-own-picture.ts";
import { useRenewal } from "../../flows/questionnaire/use-renewal.ts";
import type { User } from "../../flows/session/use-session.ts";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { useAnswered } from "../../shell/forms/use-answered.ts";
import { AnswerAgain } from "./AnswerAgain.tsx";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";
import { portraitOf } from "./portrait.ts";
import { useSteps } from "./use-steps.ts";

export interface InsightsProps {
  user: User;
  /** How the member is greeted. */
  name: string;
}

/** The insights from the member's answers, or the analysis so far (docs/product.md section 2). */
export default function Insights({ user, name }: InsightsProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const status = user.onboarding_status;
  const { phase, insights, retry, renew } = useInsights({
    status,
    language: isOfferedLocale(locale) ? locale : fallbackLocale,
  });
  switch (phase) {
    case "loading":
      return <InsightsSkeleton />;
    case "preparing":
      return status === "onboarding_complete" ? (
        <EmptyState title={intl.formatMessage({ id: "home.insights.title" })}>
          {intl.formatMessage({ id: "home.insights.preparing" })}
        </EmptyState>
      ) : (
        <BeingAnalysed user={user} name={name} />
      );
    case "failed":
      return (
        <ErrorState title={intl.formatMessage({ id: "home.insights.error" })} onRetry={retry} />
      );
    case "shown":
      return (
        insights && <Result insights={insights} userId={user.id} name={name} onRenewed={renew} />
      );
  }
}

interface ResultProps {
  insights: Found;
  userId: string;
  name: string;
  /** Newer answers are analysed. */
  onRenewed: () => void;
}

function Result({ insights, userId, name, onRenewed }: ResultProps) {
  const intl = useIntl();
  const { title: named, ...portrait } = portraitOf(insights);
  const title = named ?? intl.formatMessage({ id: "home.insights.title" });
  const sureness = insights.sureness && {
    word: intl.formatMessage({ id: `home.insights.sureness.${insights.sureness}` }),
    meaning: intl.formatMessage({ id: "home.insights.sureness.meaning" }),
  };
  const isArriving = useArrival(userId, "result");
  const [isRead, setRead] = useState(!isArriving);
  useAnswered(isRead);
  const renewal = useRenewal(onRenewed);
  const people = (
    <LinkButton href="/discover">{intl.formatMessage({ id: "home.people" })}</LinkButton>
  );
  if (!isRead) {
    return (
      <PlumPanel
        isWhole
        isArriving
        eyebrow={intl.formatMessage({ id: "result.reveal.says" }, { name })}
        title={title}
        picture={
          <BigFiveRadar
            label={intl.formatMessage({ id: "people.insights.traits" })}
            name={name}
            traits={portrait.traits}
            confidence={portrait.confidence}
            isOpening
          />
        }
        actions={
          <Stack gap={2}>
            <ConfidenceLine confidence={portrait.confidence} inWords={sureness} />
            <Inline gap={3}>
              <Button onPress={() => setRead(true)}>
                {intl.formatMessage({ id: "result.reveal.read" })}
              </Button>
              <LinkButton kind="secondary" href="/discover">
                {intl.formatMessage({ id: "home.people" })}
              </LinkButton>
            </Inline>
          </Stack>
        }
      />
    );
  }
  const panel = (
    <InsightsPanel
      title={title}
      name={name}
      {...portrait}
      confidenceInWords={sureness}
      action={people}
      end={
        <>
          <Suggestion
            tone="garnet"
            title={intl.formatMessage({ id: "result.people" })}
            action={people}
          />
          <AnswerAgain renewal={renewal} />
        </>
      }
    />
  );
  if (renewal?.state !== "analysing") return panel;
  return (
    <Stack gap={6}>
      <Notice>{intl.formatMessage({ id: "result.again.analysing" })}</Notice>
      {panel}
    </Stack>
  );
}

const icons = { picture: <Camera size="1em" />, voice: <Mic size="1em" /> };
const tabOf = { picture: "appearance", voice: "voice" } as const;

function BeingAnalysed({ user, name }: InsightsProps) {
  const intl = useIntl();
  const missing = useMissingParts(user);
  const picture = useOwnPicture();
  const steps = useSteps(2);
  useArrival(user.id, "wait");
  const title = intl.formatMessage({ id: "home.analysing.title" });
  return (
    <Stack gap={6}>
      <OnboardingGuide
        title={title}
        face={{ name, picture }}
        waiting={<Spinner size="large" label={title} labelHidden />}
        {...(missing.length === 0 && { steps })}
      >
        {intl.formatMessage({ id: "home.analysing.body" })}
      </OnboardingGuide>
      {missing.map((part) => (
        <Suggestion
          key={part}
          icon={icons[part]}
          title={intl.formatMessage({ id: `result.meanwhile.${part}.title` })}
          action={
            <LinkButton kind="secondary" href={`/profile?tab=${tabOf[part]}`}>
              {intl.formatMessage({ id: `result.meanwhile.${part}.action` })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: `result.meanwhile.${part}.body` })}
        </Suggestion>
      ))}
    </Stack>
  );
}
