import type { User } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { type Failure, isSessionInvalid } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { retryDelay } from "../retry-delay.ts";
import { isRobotCheckRequired, readSignInFailure, type SignInFailure } from "./session-rules.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type { SignInFailure } from "./session-rules.ts";

/** Why a session ended: the member asked, the server refused it, or another tab signed out. */
export type SessionEnd = "member" | "server" | "otherTab";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Brings an account back that is deleted and can still return. */
  readonly restore?: true;
}

interface SignIn extends Credentials {
  /** The answer to the robot check, where the server has asked for one. */
  readonly robotAnswer?: string;
}

export interface SessionContext {
  /** Whether a token was stored when the machine started. */
  readonly hasToken: boolean;
  readonly user: User | null;
  /** Attempts without an answer since the last answer. */
  readonly attempts: number;
  readonly signInFailure: SignInFailure | null;
  readonly endedBy: SessionEnd | null;
  /** Null but while signing in, so that no password stays in memory. */
  readonly sending: SignIn | null;
}

export type SessionEvent =
  | ({ type: "session.signIn" } & Credentials)
  | { type: "session.signOut" }
  /** The client gave up on the session: a refresh was refused and the token is removed. */
  | { type: "session.ended" }
  | { type: "session.retry" }
  /** Another tab, or the verification of an address, wrote or removed the token. */
  | { type: "token.changedElsewhere"; hasToken: boolean; isOthers?: boolean }
  | { type: "user.changed"; user: User }
  | { type: "user.reload" }
  | { type: "network.online" };

const memberSignsOut = {
  target: "#session.signingOut",
  actions: { type: "rememberEnd", params: "member" },
} as const;

const serverEnds = {
  target: "#session.signingOut",
  actions: { type: "rememberEnd", params: "server" },
} as const;

const sessionIsOver = {
  ...serverEnds,
  guard: { type: "sessionInvalid", params: rejectionOf },
} as const;

/**
 * The session of the member. An answer that refuses the session signs out; no answer, or a 5xx, keeps the
 * member's state and tries again (decision 0006). While there are `attempts`, Gemel counts as unreachable,
 * also during the next try; within `signedIn` the user stays.
 *
 * `signIn` and `obtainToken` store the token, `signOut` removes it. A sign-out without an answer is tried
 * again at the start, when the network is back and after a failed sign-in; a sign-in aborts it. The router
 * handles the remembered location.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly hasToken: boolean },
    tags: {} as "unreachable",
  },
  actors: {
    obtainToken: hostActor<void>("obtainToken"),
    loadUser: hostActor<User>("loadUser"),
    signIn: hostActor<User, SignIn>("signIn"),
    /** Resolves with what shows that no robot is at work. */
    solveRobotCheck: hostActor<string>("solveRobotCheck"),
    signOut: hostActor<void>("signOut"),
    /** Asks the server again for a sign-out that it has not answered, if there is one. */
    finishSignOut: hostActor<void>("finishSignOut"),
  },
  actions: {
    clearUser: assign({ user: null, attempts: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    rememberEnd: assign({ endedBy: (_, by: SessionEnd) => by }),
    rememberUser: assign({
      user: (_, user: User) => user,
      attempts: 0,
      signInFailure: null,
      endedBy: null,
    }),
    rememberCredentials: assign({ sending: (_, credentials: Credentials) => credentials }),
    forgetCredentials: assign({ sending: null }),
    rememberSignInFailure: assign({
      signInFailure: (_, failure: Failure) => readSignInFailure(failure),
    }),
  },
  guards: {
    /** Once for each attempt: asking again for an answer that was sent would never end. */
    robotCheckAsked: ({ context }, failure: Failure) =>
      context.sending?.robotAnswer === undefined && isRobotCheckRequired(failure),
    hadToken: ({ context }) => context.hasToken,
    sessionInvalid: (_, failure: Failure) => isSessionInvalid(failure),
    tokenRemoved: (_, event: { hasToken: boolean }) => !event.hasToken,
    tokenOfAnother: (_, event: { isOthers?: boolean }) => event.isOthers === true,
    tokenThere: (_, event: { hasToken: boolean }) => event.hasToken,
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.attempts),
    /** How long the logout call may take before the member is signed out here regardless. */
    signOutTimeout: 5000,
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    hasToken: input.hasToken,
    user: null,
    attempts: 0,
    signInFailure: null,
    endedBy: null,
    sending: null,
  }),
  initial: "starting",
  states: {
    starting: {
      always: [{ guard: "hadToken", target: "restoring" }, { target: "signedOut" }],
    },
    signedOut: {
      initial: "idle",
      exit: "forgetCredentials",
      on: {
        "token.changedElsewhere": {
          guard: { type: "tokenThere", params: ({ event }) => event },
          target: "restoring",
        },
      },
      states: {
        idle: {
          entry: "forgetCredentials",
          invoke: { src: "finishSignOut", onError: {} },
          on: {
            "network.online": { target: "idle", reenter: true },
            "session.signIn": {
              target: "submitting",
              actions: {
                type: "rememberCredentials",
                params: ({ event: { email, password, restore } }) => ({
                  email,
                  password,
                  ...(restore && { restore }),
                }),
              },
            },
          },
        },
        submitting: {
          entry: assign({ signInFailure: null, endedBy: null }),
          invoke: {
            src: "signIn",
            input: ({ context }) => context.sending ?? { email: "", password: "" },
            onDone: {
              target: "#session.signedIn",
              actions: { type: "rememberUser", params: outputOf },
            },
            onError: [
              { guard: { type: "robotCheckAsked", params: rejectionOf }, target: "checking" },
              { target: "idle", actions: { type: "rememberSignInFailure", params: rejectionOf } },
            ],
          },
        },
        checking: {
          invoke: {
            src: "solveRobotCheck",
            onDone: {
              target: "submitting",
              actions: assign({
                sending: ({ context, event }) =>
                  context.sending && { ...context.sending, robotAnswer: event.output },
              }),
            },
            onError: {
              target: "idle",
              actions: { type: "rememberSignInFailure", params: rejectionOf },
            },
          },
        },
      },
    },
    restoring: {
      initial: "obtainingToken",
      on: {
        "session.signOut": memberSignsOut,
        "token.changedElsewhere": [
          {
            guard: { type: "tokenRemoved", params: ({ event }) => event },
            target: "signedOut",
            actions: "clearUser",
          },
          { target: "restoring", reenter: true },
        ],
      },
      states: {
        obtainingToken: {
          invoke: {
            src: "obtainToken",
            onDone: "loadingUser",
            onError: [sessionIsOver, { target: "#session.unreachable" }],
          },
        },
        loadingUser: {
          invoke: {
            src: "loadUser",
            onDone: {
              target: "#session.signedIn",
              actions: { type: "rememberUser", params: outputOf },
            },
            onError: [sessionIsOver, { target: "#session.unreachable" }],
          },
        },
      },
    },
    unreachable: {
      entry: "countAttempt",
      after: { retryDelay: "restoring" },
      on: {
        "session.retry": "restoring",
        "network.online": "restoring",
        "session.signOut": memberSignsOut,
        // A call of a public page has learned it first.
        "session.ended": serverEnds,
        "token.changedElsewhere": [
          {
            guard: { type: "tokenRemoved", params: ({ event }) => event },
            target: "signedOut",
            actions: "clearUser",
          },
          { target: "restoring" },
        ],
      },
    },
    signedIn: {
      initial: "idle",
      on: {
        "session.signOut": memberSignsOut,
        "session.ended": serverEnds,
        // Once the token is another member's, nothing of this member's page is shown or sent.
        "token.changedElsewhere": [
          {
            guard: { type: "tokenRemoved", params: ({ event }) => event },
            target: "signedOut",
            actions: ["clearUser", { type: "rememberEnd", params: "otherTab" }],
          },
          {
            guard: { type: "tokenOfAnother", params: ({ event }) => event },
            target: "restoring",
            actions: "clearUser",
          },
          { target: ".reloading" },
        ],
        "user.changed": { actions: { type: "rememberUser", params: ({ event }) => event.user } },
        "user.reload": ".reloading",
      },
      states: {
        idle: {},
        renewing: {
          invoke: {
            src: "obtainToken",
            onDone: "reloading",
            onError: [sessionIsOver, { target: "waiting" }],
          },
        },
        reloading: {
          invoke: {
            src: "loadUser",
            onDone: { target: "idle", actions: { type: "rememberUser", params: outputOf } },
            onError: [sessionIsOver, { target: "waiting" }],
          },
        },
        waiting: {
          entry: "countAttempt",
          after: { retryDelay: "renewing" },
          on: { "session.retry": "renewing", "network.online": "renewing" },
        },
      },
    },
    signingOut: {
      invoke: { src: "signOut", onDone: "signedOut", onError: "signedOut" },
      after: { signOutTimeout: "signedOut" },
      on: {
        // Another tab has signed in: the answer to this sign-out would remove that tab's cookie.
        "token.changedElsewhere": {
          guard: { type: "tokenThere", params: ({ event }) => event },
          target: "restoring",
        },
      },
      exit: "clearUser",
    },
  },
});
