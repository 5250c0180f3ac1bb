import { personalityOperations } from "@gemel/api";
import type { Language, User } from "@gemel/api/values";
import {
  answerTo,
  isAnswered,
  placeOf,
  placesOf,
  questionnaireMachine,
  type QuestionnaireContext,
  type SubmitFailure,
} from "@gemel/machines/questionnaire";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { fromCall } from "../from-call.ts";
import type { Gemel } from "../create-gemel.ts";
import { useGemel } from "../gemel.tsx";
import {
  clearQuestionnaireProgress,
  restoreQuestionnaireProgress,
  storeQuestionnaireProgress,
} from "./questionnaire-progress.ts";
import { awaitResult } from "./use-arrival.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";
import { renewalOf } from "./use-renewal.ts";

export type { SubmitFailure };

/** docs/product.md section 9. */
const questionnaireName = "Light v1 - Streamlined";

interface Host {
  user: User;
  /** Language of the texts; a change keeps the answers. */
  language: Language;
  /** Called when the answers are submitted; the session's user is requested again right after. */
  onSubmitted: () => void | Promise<void>;
}

function provide(
  { client, session }: Gemel,
  { user, onSubmitted }: Host,
  onStored: (isKept: boolean) => void,
) {
  const { getCompletionStatus, getQuestionnaire, submitAnswers } = personalityOperations(client);
  const isAnalysed = user.onboarding_status === "onboarding_complete";
  return questionnaireMachine.provide({
    actors: {
      checkCompletion: fromCall(({ signal }) => getCompletionStatus(questionnaireName, { signal })),
      loadQuestionnaire: fromCall(({ input, signal }) =>
        getQuestionnaire(questionnaireName, input.language, { signal }),
      ),
      restoreProgress: fromPromise(() => Promise.resolve(restoreQuestionnaireProgress(user.id))),
      submitAnswers: fromCall(({ input, signal }) => submitAnswers(input, { signal })),
    },
    actions: {
      storeProgress: (_, progress) => onStored(storeQuestionnaireProgress(user.id, progress)),
      clearProgress: () => clearQuestionnaireProgress(user.id),
      announceSubmitted: () => {
        // The result of repeated answers replaces the earlier one.
        if (!isAnalysed) awaitResult(user.id);
        // First away: once the user is another, the gate would send them with a refusal.
        void Promise.resolve(onSubmitted()).then(() => session.send({ type: "user.reload" }));
      },
      announceComplete: () => {
        if (!isAnalysed) session.send({ type: "user.reload" });
      },
    },
  });
}

/** The question shown, with the member's answer; null before there is one. */
function shownOf(context: QuestionnaireContext) {
  const { questionnaire, answers, wasRefused, refused, doubts } = context;
  if (!questionnaire) return null;
  const places = placesOf(questionnaire);
  const { block, blockIndex, question, questionIndex } = placeOf(context);
  const answered = places.filter((place) => isAnswered(place.question, answers));
  const isMissing = !isAnswered(question, answers);
  return {
    question,
    answer: answerTo(answers, question.id),
    blockName: block.name,
    /** Counted from 0. */
    blockIndex,
    blockCount: questionnaire.blocks.length,
    /** How many questions have a statement that is most and one that is least like the member. */
    chosen: answered.filter((place) => place.question.question_type === "choice").length,
    /** In its block, from 1 on. */
    number: questionIndex + 1,
    count: block.questions.length,
    answered: answered.length,
    total: places.length,
    isFirst: context.index === 0,
    isLast: context.index === places.length - 1,
    /** The member wanted to go on without a whole answer. */
    isMissing: isMissing && wasRefused,
    /** The server did not take this answer, and it has not been changed since. */
    isRefused: refused.includes(question.id),
    /** Why the member is asked about this answer once more; null if they are not. */
    doubt: doubts[question.id] ?? null,
  };
}

export type ShownQuestion = NonNullable<ReturnType<typeof shownOf>>;

/** About how long all questions take: an estimate, not measured. */
const MINUTES = 10;

/** The interlude at the start of a block; null elsewhere, and before the first block. */
function interludeOf(shown: ShownQuestion | null) {
  if (!shown || shown.number > 1 || shown.blockIndex === 0) return null;
  return {
    done: shown.blockIndex,
    count: shown.blockCount,
    chosen: shown.chosen,
    minutes: Math.ceil((MINUTES * (shown.total - shown.answered)) / shown.total) || 1,
  };
}

export function useQuestionnaire(host: Host) {
  const gemel = useGemel();
  const { language } = host;
  const [isKept, setKept] = useState(true);
  const [snapshot, send] = useFlow(() => provide(gemel, host, setKept), { input: { language } });
  const { context } = snapshot;
  const shown = shownOf(context);
  const isSending =
    snapshot.matches({ submitting: "sending" }) || snapshot.matches({ complete: "submitted" });

  useEffect(() => send({ type: "language.change", language }), [send, language]);

  useEffect(() => {
    const notify = (): void => send({ type: "network.online" });
    window.addEventListener("online", notify);
    return () => window.removeEventListener("online", notify);
  }, [send]);

  const isWriting = shown?.question.question_type === "open_ended" && shown.answer.text !== "";
  useBusy("sending", snapshot.matches("submitting"));
  // Kept answers survive a reload, but a reload must not interrupt a sentence.
  useBusy("typing", snapshot.matches("active") && (isWriting || !isKept));

  return {
    phase: snapshot.matches("loading")
      ? "loading"
      : snapshot.matches({ error: "statusUnknown" })
        ? "statusUnknown"
        : snapshot.matches({ error: "loadFailed" })
          ? "loadFailed"
          : snapshot.matches({ complete: "already" }) || snapshot.matches({ complete: "open" })
            ? "complete"
            : "answering",
    shown,
    /** Whether the member may answer again, where the questionnaire is complete. */
    renewal: context.completion && renewalOf(context.completion),
    /** Whether the member answers again. */
    isAgain: context.completion !== null,
    failure: context.failure,
    interlude: interludeOf(shown),
    isAdvancing: snapshot.matches({ active: "advancing" }),
    isSending,
    /** The server could not be reached; the answers are sent again as soon as that may help. */
    isWaiting: snapshot.matches("submitting") && context.failure === "unreachable",
    choose: (questionId: string, choice: { most: string | null; least: string | null }) =>
      send({ type: "choice.change", questionId, ...choice }),
    write: (questionId: string, text: string) => send({ type: "text.change", questionId, text }),
    next: () => send({ type: "question.next" }),
    back: () => send({ type: "question.back" }),
    retry: () => send({ type: "questionnaire.retry" }),
    /** Starts the questionnaire again, if that is allowed. */
    again: () => send({ type: "questionnaire.again" }),
  } as const;
}

export type QuestionnaireFlow = ReturnType<typeof useQuestionnaire>;
