import { sessionSetup } from "./session.setup.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type { SignInFailure } from "./session-rules.ts";
export type { Credentials, SessionContext, SessionEnd, SessionEvent } from "./session.setup.ts";

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
 * Who is signed in. An answer that refuses the session signs out; no answer, or a 5xx, keeps what
 * the member has and tries again (decision 0006). While there are `attempts`, Gemel cannot be
 * reached: it stays so while it is asked again, and within `signedIn` the user stays.
 *
 * `signIn` and `obtainToken` store the token, `signOut` removes it. A sign-out that had no answer is tried again
 * at the start, when the network is back and after a sign-in that failed; a sign-in aborts it. The remembered
 * location is the router's matter.
 */
export const sessionMachine = sessionSetup.createMachine({
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
          entry: "forgetSignInFailure",
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
              actions: { type: "rememberRobotAnswer", params: outputOf },
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
        // Nothing of a page of one member is shown, or sent, once the token is another's.
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
        // Another tab has signed in: the answer to this one would take the cookie of that.
        "token.changedElsewhere": {
          guard: { type: "tokenThere", params: ({ event }) => event },
          target: "restoring",
        },
      },
      exit: "clearUser",
    },
  },
});
