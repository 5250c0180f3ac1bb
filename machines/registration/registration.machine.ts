import type { Language } from "@gemel/api/values";
import { assign, raise, setup, stateIn } from "xstate";
import { isGuessablePassword } from "../account-failure.ts";
import { type Failure, isRateLimited, isUnreachable, readFailure } from "../failure.ts";
import { blames, serverMessage } from "../refusal.ts";
import { hostActor, mustBeProvided } from "../must-be-provided.ts";
import { outputOf, rejectionOf } from "../params.ts";

/** docs/product.md section 8, register: what the page has a text for. */
export type RegistrationFailure =
  | "email_taken"
  | "email_invalid"
  | "password_guessable"
  | "password_refused"
  | "robot_failed"
  | "robot_not_ready"
  | "rate_limited"
  | "unreachable"
  | "failed";

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly preferredLanguage: Language;
}

export interface RegistrationContext {
  /** The data being sent; empty except while submitting, so that no password stays in memory. */
  readonly sending: Registration & { readonly robotAnswer: string };
  readonly failure: RegistrationFailure | null;
  /** The server's own text about a refused password; null if it sent none. */
  readonly message: string | null;
  /** Seconds until the page goes to the login by itself. */
  readonly secondsLeft: number;
}

export type RegistrationEvent =
  | ({ type: "registration.submit" } & Registration)
  | { type: "countdown.skip" }
  /** The visitor does something on the page that would otherwise leave under them. */
  | { type: "countdown.hold" }
  /** The visitor is done: there are 8 s again to read the outcome. */
  | { type: "countdown.resume" }
  | { type: "robotCheck.retry" }
  /** Sent by the machine itself: a robot check is valid for one use. */
  | { type: "robotCheck.renew" };

const nothing: RegistrationContext["sending"] = {
  email: "",
  password: "",
  preferredLanguage: "en",
  robotAnswer: "",
};

/** Seconds (docs/product.md section 9). */
export const registrationCountdown = 8;

function readRegistrationFailure(failure: Failure): RegistrationFailure {
  if (isUnreachable(failure)) return "unreachable";
  if (isRateLimited(failure)) return "rate_limited";
  if (isGuessablePassword(failure)) return "password_guessable";
  if (failure.kind !== "http") return "failed";
  if (failure.status === 409) return "email_taken";
  if (blames(failure, "email")) return "email_invalid";
  if (blames(failure, "password")) return "password_refused";
  return failure.status === 403 ? "robot_failed" : "failed";
}

/**
 * Registers, with the robot check beside the form: prepared while the member types, solved on
 * submit, prepared again after a failure because an answer can be used once. Success says nothing
 * about the address, and goes to the login after 8 s or at once.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
  },
  actors: {
    prepareRobotCheck: hostActor<void>("prepareRobotCheck"),
    /** Resolves with what goes into `recaptcha_token`. */
    solveRobotCheck: hostActor<string>("solveRobotCheck"),
    register: hostActor<void, Registration & { readonly robotAnswer: string }>("register"),
  },
  actions: {
    goToSignIn: mustBeProvided("goToSignIn"),
    rememberRobotAnswer: assign({
      sending: ({ context }, robotAnswer: string) => ({ ...context.sending, robotAnswer }),
    }),
    rememberFailure: assign({
      failure: (_, failure: Failure) => readRegistrationFailure(failure),
      message: (_, failure: Failure) => serverMessage(failure),
    }),
    forgetRobotNotReady: assign({
      failure: ({ context }) => (context.failure === "robot_not_ready" ? null : context.failure),
    }),
    renewRobotCheck: raise({ type: "robotCheck.renew" }),
    startCountdown: assign({ secondsLeft: registrationCountdown }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
  },
  guards: {
    robotReady: stateIn({ robotCheck: "ready" }),
    lastSecond: ({ context }) => context.secondsLeft <= 1,
  },
  delays: { second: 1000 },
}).createMachine({
  id: "registration",
  context: { sending: nothing, failure: null, message: null, secondsLeft: registrationCountdown },
  type: "parallel",
  states: {
    robotCheck: {
      initial: "preparing",
      states: {
        preparing: {
          invoke: {
            src: "prepareRobotCheck",
            onDone: { target: "ready", actions: "forgetRobotNotReady" },
            onError: "failed",
          },
        },
        ready: { on: { "robotCheck.renew": "preparing" } },
        failed: { on: { "robotCheck.retry": "preparing" } },
      },
    },
    form: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "registration.submit": [
              {
                guard: "robotReady",
                target: "submitting",
                actions: assign({
                  sending: ({ event }) => ({
                    email: event.email,
                    password: event.password,
                    preferredLanguage: event.preferredLanguage,
                    robotAnswer: "",
                  }),
                  failure: null,
                }),
              },
              { actions: assign({ failure: "robot_not_ready" }) },
            ],
          },
        },
        submitting: {
          initial: "solving",
          exit: assign({ sending: nothing }),
          states: {
            solving: {
              invoke: {
                src: "solveRobotCheck",
                onDone: {
                  target: "registering",
                  actions: { type: "rememberRobotAnswer", params: outputOf },
                },
                onError: {
                  target: "#registration.form.editing",
                  actions: [
                    assign({
                      failure: ({ event }): RegistrationFailure =>
                        isUnreachable(readFailure(event.error)) ? "unreachable" : "robot_failed",
                    }),
                    "renewRobotCheck",
                  ],
                },
              },
            },
            registering: {
              invoke: {
                src: "register",
                input: ({ context }) => context.sending,
                onDone: "#registration.form.success",
                onError: {
                  target: "#registration.form.editing",
                  actions: [{ type: "rememberFailure", params: rejectionOf }, "renewRobotCheck"],
                },
              },
            },
          },
        },
        success: {
          initial: "counting",
          on: { "countdown.skip": "leaving" },
          states: {
            counting: {
              after: {
                second: [
                  {
                    guard: "lastSecond",
                    target: "#registration.form.leaving",
                    actions: "countDown",
                  },
                  { target: "counting", reenter: true, actions: "countDown" },
                ],
              },
              on: { "countdown.hold": "held" },
            },
            held: {
              on: { "countdown.resume": { target: "counting", actions: "startCountdown" } },
            },
          },
        },
        leaving: { entry: "goToSignIn" },
      },
    },
  },
});
