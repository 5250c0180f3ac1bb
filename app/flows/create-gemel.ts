import {
  answer,
  createClient,
  sessionOperations,
  type ApiClient,
  type SessionOperations,
  type TokenStore,
} from "@gemel/api";
import { busyMachine } from "@gemel/machines/busy";
import { flashMachine } from "@gemel/machines/flash";
import { sessionMachine } from "@gemel/machines/session";
import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { fromCall } from "./from-call.ts";
import { createLeaving, type Leaving } from "./session/leaving.ts";
import type { MemberListeners } from "./member-events.ts";

/** The objects that live as long as the page: the client and the flows that every screen shares. */
export interface Gemel {
  /** Milliseconds since 1970; nothing was fetched before. */
  readonly startedAt: number;
  client: ApiClient;
  /** The operations that every visitor needs; further groups are made where they are used. */
  api: SessionOperations;
  session: ActorRefFrom<typeof sessionMachine>;
  flash: ActorRefFrom<typeof flashMachine>;
  busy: ActorRefFrom<typeof busyMachine>;
  memberListeners: MemberListeners;
  /** Conversations open in a sheet over the page: the member sees their messages there. */
  sheetConversations: Set<string>;
  leaving: Leaving;
}

export interface GemelOptions {
  /** @default the browser's local storage */
  tokenStore?: TokenStore;
  /** @default reloads the page */
  reload?: () => void;
}

/** Makes the client and starts the shared flows. Once per page; stories and tests make their own. */
export function createGemel({ tokenStore, reload }: GemelOptions = {}): Gemel {
  const startedAt = Date.now();
  const client = createClient({
    language: () => document.documentElement.lang,
    onSignedOut: () => session.send({ type: "session.ended" }),
    ...(tokenStore ? { tokenStore } : {}),
  });
  const api = sessionOperations(client);

  const session = createActor(
    sessionMachine.provide({
      actors: {
        obtainToken: fromPromise(async () => {
          await answer(api.obtainToken());
        }),
        loadUser: fromCall(({ signal }) => api.getMe({ signal })),
        signIn: fromPromise(async ({ input: { robotAnswer, ...credentials }, signal }) => {
          const checked = robotAnswer !== undefined && { recaptcha_token: robotAnswer };
          return answer(api.login({ ...credentials, ...checked }, { signal }));
        }),
        solveRobotCheck: fromPromise(async ({ signal }) => {
          // Rarely needed, so it is not in the code that every page loads.
          const { solveForSignIn } = await import("./session/robot-check/sign-in.ts");
          return solveForSignIn(client, signal);
        }),
        signOut: fromPromise(async ({ signal }) => {
          await answer(api.logout({ signal }));
        }),
        finishSignOut: fromPromise(async ({ signal }) => {
          if (client.tokenStore.read() === "") await api.logout({ signal });
        }),
      },
    }),
    { input: { hasToken: Boolean(client.tokenStore.read()) } },
  );
  const flash = createActor(flashMachine, { input: { now: () => performance.now() } });
  const busy = createActor(
    busyMachine.provide({ actions: { reload: reload ?? (() => window.location.reload()) } }),
  );

  client.tokenStore.subscribe((token, isOthers) =>
    session.send({ type: "token.changedElsewhere", hasToken: Boolean(token), isOthers }),
  );
  if (!import.meta.env.SSR)
    window.addEventListener("online", () => session.send({ type: "network.online" }));

  session.start();
  flash.start();
  busy.start();
  return {
    startedAt,
    client,
    api,
    session,
    flash,
    busy,
    memberListeners: new Set(),
    sheetConversations: new Set(),
    leaving: createLeaving(),
  };
}
