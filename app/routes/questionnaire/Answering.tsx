import { Interlude } from "@gemel/ui/Interlude";
import { MostLeastChoice } from "@gemel/ui/MostLeastChoice";
import { Notice } from "@gemel/ui/Notice";
import { OpenAnswer } from "@gemel/ui/OpenAnswer";
import { QuestionCard } from "@gemel/ui/QuestionCard";
import { QuestionnaireActions } from "@gemel/ui/QuestionnaireActions";
import { QuestionnaireProgress } from "@gemel/ui/QuestionnaireProgress";
import { Stack } from "@gemel/ui/Stack";
import { useIntl, type MessageId } from "@gemel/i18n";
import { useEffect, useId, useRef } from "react";
import type {
  QuestionnaireFlow,
  ShownQuestion,
  SubmitFailure,
} from "../../flows/questionnaire/use-questionnaire.ts";

const failureTexts: Record<SubmitFailure, MessageId | null> = {
  // Shown beside the button, as long as it lasts.
  unreachable: null,
  rate_limited: "error.rateLimited.soon",
  failed: "questionnaire.error.submit",
};

/** Returns the error in the question's card; null for none. */
function questionError(
  { question, isMissing, isRefused }: ShownQuestion,
  failure: SubmitFailure | null,
): MessageId | null {
  if (isRefused) return "questionnaire.error.refused";
  // The field of an open answer says itself what is missing.
  if (isMissing && question.question_type === "choice") return "questionnaire.error.unanswered";
  return failure && failureTexts[failure];
}

interface AnsweringProps {
  flow: QuestionnaireFlow;
  shown: ShownQuestion;
  /** Title of the page, shown above the first question. */
  title: string;
  lead: string;
}

/** Shows each question from its top; on a low screen from its heading, which has the focus. */
function useFromTop(questionId: string): void {
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    if (window.matchMedia("(min-height: 30.01rem)").matches) window.scrollTo(0, 0);
  }, [questionId]);
}

/** The question shown, between how far the member has come and the way on. */
export function Answering({ flow, shown, title, lead }: AnsweringProps) {
  const intl = useIntl();
  const { question, answer, blockName, number, count } = shown;
  const { isSending, isWaiting } = flow;
  const error = questionError(shown, flow.failure);
  const place = { blockName, number, count };
  const interludeId = useId();
  const interlude = shown.isFirst ? { title, lead } : flow.interlude;
  useFromTop(question.id);
  return (
    <Stack gap={3}>
      <QuestionnaireProgress {...place} answered={shown.answered} total={shown.total} />
      {interlude && <Interlude id={interludeId} {...interlude} />}
      <QuestionCard
        {...place}
        questionId={question.id}
        text={question.text}
        describedBy={interlude ? interludeId : undefined}
        error={error && intl.formatMessage({ id: error })}
      >
        {question.question_type === "choice" ? (
          <MostLeastChoice
            key={question.id}
            options={question.options}
            most={answer.most}
            least={answer.least}
            onChange={(choice) => flow.choose(question.id, choice)}
            goesOn={shown.isFirst && !shown.isLast}
            isDisabled={isSending || isWaiting}
          />
        ) : (
          <>
            {/* Above the field: on a phone the buttons cover what is below it. */}
            {shown.doubt && (
              <Notice title={intl.formatMessage({ id: "result.doubt.title" })}>
                {intl.formatMessage({ id: `result.doubt.${shown.doubt}` })}
              </Notice>
            )}
            <OpenAnswer
              key={question.id}
              value={answer.text}
              onChange={(text) => flow.write(question.id, text)}
              wasRefused={shown.isMissing}
              isDisabled={isSending || isWaiting}
            />
          </>
        )}
      </QuestionCard>
      {isWaiting && (
        <Notice tone="warning" title={intl.formatMessage({ id: "questionnaire.waiting.title" })}>
          {intl.formatMessage({ id: "questionnaire.waiting.body" })}
        </Notice>
      )}
      <QuestionnaireActions
        {...(shown.isFirst ? {} : { onBack: flow.back })}
        onNext={flow.next}
        isLast={shown.isLast}
        isAdvancing={flow.isAdvancing}
        choice={`${answer.most} ${answer.least}`}
        isSubmitting={isSending}
      />
    </Stack>
  );
}
