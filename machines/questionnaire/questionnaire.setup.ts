import type { Schemas } from "@gemel/api";
import type { Language } from "@gemel/api/values";
import type { AnswerDoubt } from "@gemel/psyche/open-answers";
import { assign, setup } from "xstate";
import { type AccountFailure, readAccountFailure } from "../account-failure.ts";
import { type Failure, isUnreachable } from "../failure.ts";
import { hostAction, hostActor, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";
import {
  type Answer,
  type Answers,
  answerTo,
  changeChoice,
  type Choice,
  doubtsOf,
  isAnswered,
} from "./answers.ts";
import { isAlreadySubmitted, isOutdated, refusedQuestions } from "./failures.ts";
import { isAnswerable, type Place, placesOf, type Questionnaire } from "./form.ts";
import {
  fitAnswers,
  fitProgress,
  isProgressOf,
  type KeptProgress,
  type Progress,
} from "./progress.ts";

export interface QuestionnaireContext {
  /** Null until it is loaded. */
  readonly questionnaire: Questionnaire | null;
  /** The one that the member reads. */
  readonly language: Language;
  /** The one that the questionnaire was loaded in. */
  readonly loadedLanguage: Language | null;
  /** The status of the answers that were submitted before; null until it is known. */
  readonly completion: Schemas["CompletionStatus"] | null;
  readonly answers: Answers;
  /** Position of the shown question among all, from 0 on. */
  readonly index: number;
  /** The member asked to go on without a whole answer. */
  readonly wasRefused: boolean;
  /** Ids of the questions whose answers the server refused and that have not been changed since. */
  readonly refused: readonly string[];
  /** Why the member was asked again about an open answer, by question id; kept until the answer changes. */
  readonly doubts: Readonly<Record<string, AnswerDoubt>>;
  /** Back at a question that kept the answers from being handed in: from there on to the last. */
  readonly isDetour: boolean;
  /** Why the answers are not handed in, where no single question is the reason. */
  readonly failure: AccountFailure | null;
}

export type QuestionnaireEvent =
  | { type: "questionnaire.retry" }
  /** Begins once more, to replace the answers that were submitted. */
  | { type: "questionnaire.again" }
  | ({ type: "choice.change"; questionId: string } & Choice)
  | { type: "text.change"; questionId: string; text: string }
  /** On the last question it submits the answers; while waiting for the network, it does so at once. */
  | { type: "question.next" }
  | { type: "question.back" }
  | { type: "language.change"; language: Language }
  | { type: "network.online" };

type Loaded = Pick<QuestionnaireContext, "questionnaire" | "completion" | "answers" | "index">;

/** When the answers were submitted that new ones would replace; null for the first ones. */
const replacedBy = ({ completion }: Pick<QuestionnaireContext, "completion">): string | null =>
  completion?.completed_at ?? null;

const places = ({ questionnaire }: Pick<Loaded, "questionnaire">): Place[] =>
  placesOf(present(questionnaire, "the questionnaire"));

export const placeOf = (context: Pick<Loaded, "questionnaire" | "index">): Place =>
  present(places(context)[context.index] ?? null, "the question");

export function progressOf(context: Loaded): Progress {
  const { blockIndex, questionIndex } = placeOf(context);
  const questionnaireId = present(context.questionnaire, "the questionnaire").id;
  const replaces = replacedBy(context);
  return { questionnaireId, replaces, answers: context.answers, blockIndex, questionIndex };
}

const isShown = (context: Loaded, questionId: string): boolean =>
  placeOf(context).question.id === questionId;

const lastIndex = (context: Pick<Loaded, "questionnaire">): number => places(context).length - 1;

/** The first question from a place on that is still to be answered, or again; -1 for none. */
const gapFrom = (context: QuestionnaireContext, start: number): number =>
  places(context).findIndex(
    ({ question }, index) =>
      index >= start &&
      (!isAnswered(question, context.answers) || context.refused.includes(question.id)),
  );

/** Returns why to ask the member about the shown answer; undefined if that was done or is not needed. */
function newDoubt({ questionnaire, answers, doubts, index }: QuestionnaireContext) {
  const { id } = placeOf({ questionnaire, index }).question;
  if (id in doubts) return undefined;
  return doubtsOf(present(questionnaire, "the questionnaire"), answers).get(id);
}

/** Returns the context after a change of an answer: the answer is no longer marked as refused. */
const answered = (
  { answers, refused }: QuestionnaireContext,
  questionId: string,
  change: Partial<Answer>,
) => ({
  answers: { ...answers, [questionId]: { ...answerTo(answers, questionId), ...change } },
  refused: refused.filter((id) => id !== questionId),
  failure: null,
});

const sameQuestion = (context: QuestionnaireContext, next: Questionnaire): number => {
  const id = context.questionnaire && placeOf(context).question.id;
  return Math.max(
    0,
    placesOf(next).findIndex(({ question }) => question.id === id),
  );
};

const moved = { wasRefused: false, failure: null } as const;

export const questionnaireSetup = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    input: {} as { readonly language: Language },
  },
  actors: {
    checkCompletion: hostActor<Schemas["CompletionStatus"]>("checkCompletion"),
    loadQuestionnaire: hostActor<Questionnaire, { readonly language: Language }>(
      "loadQuestionnaire",
    ),
    /** Reads any kept value; it is checked against the questionnaire later. */
    restoreProgress: hostActor<KeptProgress | null>("restoreProgress"),
    submitAnswers: hostActor<unknown, Schemas["AnswersRequest"]>("submitAnswers"),
  },
  actions: {
    storeProgress: hostAction<Progress>("storeProgress"),
    clearProgress: mustBeProvided("clearProgress"),
    /** The answers have just been handed in. */
    announceSubmitted: mustBeProvided("announceSubmitted"),
    /** The answers had been submitted before, so the session's user may be outdated. */
    announceComplete: mustBeProvided("announceComplete"),
    takeLanguage: assign({ language: (_, language: Language) => language }),
    takeQuestionnaire: assign({
      questionnaire: (_, questionnaire: Questionnaire) => questionnaire,
      loadedLanguage: ({ context }) => context.language,
      answers: ({ context }, questionnaire: Questionnaire) =>
        fitAnswers(questionnaire, context.answers),
      index: ({ context }, questionnaire: Questionnaire) => sameQuestion(context, questionnaire),
    }),
    takeCompletion: assign({
      completion: (_, completion: Schemas["CompletionStatus"]) => completion,
    }),
    takeProgress: assign(({ context }, kept: KeptProgress | null) =>
      fitProgress(present(context.questionnaire, "the questionnaire"), kept, replacedBy(context)),
    ),
    changeChoice: assign(({ context }, change: Choice & { questionId: string }) => {
      const before = answerTo(context.answers, change.questionId);
      return answered(context, change.questionId, changeChoice(before, change));
    }),
    changeText: assign(
      ({ context }, { questionId, text }: { questionId: string; text: string }) => ({
        ...answered(context, questionId, { text }),
        doubts: Object.fromEntries(
          Object.entries(context.doubts).filter(([id]) => id !== questionId),
        ),
      }),
    ),
    rememberDoubt: assign({
      doubts: ({ context }) => {
        const doubt = newDoubt(context);
        return doubt
          ? { ...context.doubts, [placeOf(context).question.id]: doubt }
          : context.doubts;
      },
    }),
    rememberUnanswered: assign({ wasRefused: true }),
    goOn: assign(({ context }) => {
      const gap = context.isDetour ? gapFrom(context, context.index + 1) : context.index + 1;
      return {
        ...moved,
        index: gap === -1 ? lastIndex(context) : gap,
        isDetour: context.isDetour && gap !== -1,
      };
    }),
    goBack: assign({
      ...moved,
      index: ({ context }) => Math.max(0, context.index - 1),
      isDetour: false,
    }),
    goToGap: assign({
      wasRefused: true,
      failure: null,
      index: ({ context }) => Math.max(0, gapFrom(context, 0)),
      isDetour: true,
    }),
    forgetFailures: assign({ failure: null, refused: [], wasRefused: false, isDetour: false }),
    rememberUnreachable: assign({ failure: "unreachable" }),
    rememberFailure: assign(({ context }, failure: Failure) => {
      const refused = refusedQuestions(
        present(context.questionnaire, "the questionnaire"),
        failure,
      );
      if (refused.length === 0) return { failure: readAccountFailure(failure) };
      const index = gapFrom({ ...context, refused }, 0);
      return { failure: null, refused, index, isDetour: index < lastIndex(context) };
    }),
  },
  guards: {
    isCompleted: (_, { completed }: Schemas["CompletionStatus"]) => completed,
    isOpenAgain: (_, { completed, again, completed_at }: Schemas["CompletionStatus"]) =>
      completed && again === "open" && completed_at !== undefined,
    hasBegunAgain: ({ context }, kept: KeptProgress | null) =>
      isProgressOf(kept, replacedBy(context)),
    isUnanswerable: (_, questionnaire: Questionnaire) => !isAnswerable(questionnaire),
    hasBegun: ({ context }) => context.questionnaire !== null,
    isOtherLanguage: ({ context }) => context.language !== context.loadedLanguage,
    isAboutShown: ({ context }, questionId: string) => isShown(context, questionId),
    /** The change makes the choice whole, and another question follows. */
    completesChoice: ({ context }, change: Choice & { questionId: string }) => {
      const { most, least } = changeChoice(answerTo(context.answers, change.questionId), change);
      return (
        isShown(context, change.questionId) &&
        most !== null &&
        least !== null &&
        context.index < lastIndex(context)
      );
    },
    isUnanswered: ({ context }) => !isAnswered(placeOf(context).question, context.answers),
    isNewlyDoubted: ({ context }) => newDoubt(context) !== undefined,
    isLast: ({ context }) => context.index === lastIndex(context),
    isWhole: ({ context }) =>
      places(context).every(({ question }) => isAnswered(question, context.answers)),
    isAlreadySubmitted: (_, failure: Failure) => isAlreadySubmitted(failure),
    isUnreachable: (_, failure: Failure) => isUnreachable(failure),
    isOutdated: (_, failure: Failure) => isOutdated(failure),
  },
  delays: {
    /** docs/product.md section 9. */
    advanceDelay: 500,
    /** For a server that is offline while this device has a connection: no event reports its return. */
    resendDelay: 30_000,
  },
});
