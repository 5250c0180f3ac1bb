import { and } from "xstate";
import { present } from "../present.ts";
import { writeAnswers } from "./answers.ts";
import { progressOf, questionnaireSetup } from "./questionnaire.setup.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { type Answers, answerTo, isAnswered } from "./answers.ts";
export type { AccountFailure as SubmitFailure } from "../account-failure.ts";
export { placesOf } from "./form.ts";
export type { Place, Questionnaire } from "./form.ts";
export type { KeptProgress, Progress } from "./progress.ts";
export { placeOf } from "./questionnaire.setup.ts";
export type { QuestionnaireContext, QuestionnaireEvent } from "./questionnaire.setup.ts";

/**
 * The questionnaire (docs/product.md section 4), one question at a time. A choice advances by itself 500 ms
 * after both sides are chosen; a change within that time restarts or cancels the delay.
 *
 * Answers and place are stored with every change (`storeProgress`), restored with the next load
 * (`restoreProgress`) as far as they fit, and removed once the server has the answers. If the server takes
 * new answers in place of old ones, the member begins them from the start; new answers already begun are
 * restored. A change of the language loads the texts again and keeps both. If an open answer says nothing,
 * the member is asked once more before the machine goes on: they can change it, or go on with it. A
 * submission without an answer waits for the network and is sent again; if the first one has arrived, the
 * server says so. A refusal leads to the question concerned.
 */
export const questionnaireMachine = questionnaireSetup.createMachine({
  id: "questionnaire",
  context: ({ input }) => ({
    questionnaire: null,
    language: input.language,
    loadedLanguage: null,
    completion: null,
    answers: {},
    index: 0,
    wasRefused: false,
    refused: [],
    doubts: {},
    isDetour: false,
    failure: null,
  }),
  initial: "loading",
  on: {
    "language.change": {
      actions: { type: "takeLanguage", params: ({ event }) => event.language },
    },
  },
  states: {
    loading: {
      initial: "checking",
      states: {
        checking: {
          invoke: {
            src: "checkCompletion",
            onDone: [
              {
                guard: { type: "isOpenAgain", params: outputOf },
                target: "recalling",
                actions: { type: "takeCompletion", params: outputOf },
              },
              {
                guard: { type: "isCompleted", params: outputOf },
                target: "#questionnaire.complete.already",
                actions: { type: "takeCompletion", params: outputOf },
              },
              { target: "fetching" },
            ],
            onError: "#questionnaire.error.statusUnknown",
          },
        },
        recalling: {
          invoke: {
            src: "restoreProgress",
            onDone: [
              { guard: { type: "hasBegunAgain", params: outputOf }, target: "fetching" },
              { target: "#questionnaire.complete.open" },
            ],
            onError: "#questionnaire.complete.open",
          },
        },
        fetching: {
          on: {
            "language.change": {
              target: "fetching",
              reenter: true,
              actions: { type: "takeLanguage", params: ({ event }) => event.language },
            },
          },
          invoke: {
            src: "loadQuestionnaire",
            input: ({ context }) => ({ language: context.language }),
            onDone: [
              {
                guard: { type: "isUnanswerable", params: outputOf },
                target: "#questionnaire.error.loadFailed",
              },
              {
                guard: "hasBegun",
                target: "#questionnaire.active",
                actions: { type: "takeQuestionnaire", params: outputOf },
              },
              { target: "restoring", actions: { type: "takeQuestionnaire", params: outputOf } },
            ],
            onError: "#questionnaire.error.loadFailed",
          },
        },
        restoring: {
          invoke: {
            src: "restoreProgress",
            onDone: {
              target: "#questionnaire.active",
              actions: { type: "takeProgress", params: outputOf },
            },
            onError: "#questionnaire.active",
          },
        },
      },
    },
    active: {
      initial: "answering",
      always: { guard: "isOtherLanguage", target: "loading.fetching" },
      on: {
        "choice.change": [
          {
            guard: { type: "completesChoice", params: ({ event }) => event },
            target: ".advancing",
            actions: { type: "changeChoice", params: ({ event }) => event },
          },
          {
            guard: { type: "isAboutShown", params: ({ event }) => event.questionId },
            target: ".answering",
            actions: { type: "changeChoice", params: ({ event }) => event },
          },
        ],
        "text.change": {
          guard: { type: "isAboutShown", params: ({ event }) => event.questionId },
          target: ".answering",
          actions: { type: "changeText", params: ({ event }) => event },
        },
        "question.next": [
          { guard: "isUnanswered", actions: "rememberUnanswered" },
          { guard: "isNewlyDoubted", actions: "rememberDoubt" },
          { guard: and(["isLast", "isWhole"]), target: "submitting" },
          { guard: "isLast", target: ".answering", actions: "goToGap" },
          { target: ".answering", actions: "goOn" },
        ],
        "question.back": { target: ".answering", actions: "goBack" },
      },
      states: {
        answering: {
          entry: { type: "storeProgress", params: ({ context }) => progressOf(context) },
        },
        advancing: {
          entry: { type: "storeProgress", params: ({ context }) => progressOf(context) },
          after: { advanceDelay: { target: "answering", actions: "goOn" } },
        },
      },
    },
    submitting: {
      entry: "forgetFailures",
      initial: "sending",
      states: {
        sending: {
          invoke: {
            src: "submitAnswers",
            input: ({ context: { questionnaire, answers } }) =>
              writeAnswers(present(questionnaire, "the questionnaire"), answers),
            onDone: "#questionnaire.complete.submitted",
            onError: [
              {
                guard: { type: "isAlreadySubmitted", params: rejectionOf },
                target: "#questionnaire.complete.already",
              },
              {
                guard: { type: "isUnreachable", params: rejectionOf },
                target: "waitingForNetwork",
                actions: "rememberUnreachable",
              },
              {
                guard: { type: "isOutdated", params: rejectionOf },
                target: "#questionnaire.loading.fetching",
                actions: { type: "rememberFailure", params: rejectionOf },
              },
              {
                target: "#questionnaire.active",
                actions: { type: "rememberFailure", params: rejectionOf },
              },
            ],
          },
        },
        waitingForNetwork: {
          after: { resendDelay: "sending" },
          on: {
            "network.online": "sending",
            "question.next": "sending",
            "question.back": { target: "#questionnaire.active", actions: "goBack" },
          },
        },
      },
    },
    complete: {
      entry: "clearProgress",
      initial: "already",
      states: {
        submitted: { entry: "announceSubmitted" },
        already: { entry: "announceComplete" },
        /** New answers are taken, and none are begun. */
        open: {
          entry: "announceComplete",
          on: { "questionnaire.again": "#questionnaire.loading.fetching" },
        },
      },
    },
    error: {
      initial: "loadFailed",
      on: { "questionnaire.retry": "loading", "network.online": "loading" },
      states: { statusUnknown: {}, loadFailed: {} },
    },
  },
});
