import type { User } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, isSessionInvalid } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";
import { retryDelay } from "../retry-delay.ts";
import { isRobotCheckRequired, readSignInFailure, type SignInFailure } from "./session-rules.ts";

/** Why a session ended: the member asked, the server refused it, or another tab signed out. */
export type SessionEnd = "member" | "server" | "otherTab";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Brings an account back that is deleted and can still return. */
  readonly restore?: true;
}

export interface SignIn extends Credentials {
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

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly hasToken: boolean },
    tags: {} as "unreachable",
  },
  actors: {
    obtainToken: fromPromise<void>(mustBeProvided("obtainToken")),
    loadUser: fromPromise<User>(mustBeProvided("loadUser")),
    signIn: fromPromise<User, SignIn>(mustBeProvided("signIn")),
    /** Resolves with what shows that no robot is at work. */
    solveRobotCheck: fromPromise<string>(mustBeProvided("solveRobotCheck")),
    signOut: fromPromise<void>(mustBeProvided("signOut")),
    /** Asks the server again for a sign-out that it has not answered, if there is one. */
    finishSignOut: fromPromise<void>(mustBeProvided("finishSignOut")),
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
    rememberRobotAnswer: assign({
      sending: ({ context }, robotAnswer: string) =>
        context.sending && { ...context.sending, robotAnswer },
    }),
    forgetCredentials: assign({ sending: null }),
    rememberSignInFailure: assign({
      signInFailure: (_, failure: Failure) => readSignInFailure(failure),
    }),
    forgetSignInFailure: assign({ signInFailure: null, endedBy: null }),
  },
  guards: {
    /** Once for each try: an answer that was sent and is asked for again would be asked for for ever. */
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
});
