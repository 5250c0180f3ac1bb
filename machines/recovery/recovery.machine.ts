import { assign, setup } from "xstate";
import { hostActor, mustBeProvided } from "../must-be-provided.ts";
import { retryDelay } from "../retry-delay.ts";
import { outputOf } from "../params.ts";

export interface RecoveryContext {
  /** How often the server gave no answer. */
  readonly attempts: number;
}

export type RecoveryEvent = { type: "recovery.retry" } | { type: "network.online" };

/**
 * Decides what to do when a file of the app does not arrive. If the network is down, the machine polls the
 * server and reloads the page once it answers. If there is a newer app, which has other files, it reloads
 * too. `renew` waits for any work under way (the busy machine). Otherwise only the member can try again, so
 * that the page does not reload for ever.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
  },
  actors: {
    /** Whether a newer app is there that was not tried yet. Rejects without an answer. */
    isOutdated: hostActor<boolean>("isOutdated"),
  },
  actions: {
    renew: mustBeProvided("renew"),
    reload: mustBeProvided("reload"),
  },
  guards: {
    isWorthRenewing: ({ context }, isOutdated: boolean) => isOutdated || context.attempts > 0,
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.attempts),
  },
}).createMachine({
  id: "recovery",
  context: { attempts: 0 },
  initial: "asking",
  states: {
    asking: {
      invoke: {
        src: "isOutdated",
        onDone: [
          { guard: { type: "isWorthRenewing", params: outputOf }, target: "renewing" },
          { target: "stuck" },
        ],
        onError: "unreachable",
      },
    },
    unreachable: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      after: { retryDelay: "asking" },
      on: { "recovery.retry": "asking", "network.online": "asking" },
    },
    stuck: { on: { "recovery.retry": "reloading" } },
    renewing: { entry: "renew", on: { "recovery.retry": "reloading" } },
    reloading: { entry: "reload" },
  },
});
