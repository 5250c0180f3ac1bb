import { readFailure } from "../failure.ts";
import { present } from "../present.ts";
import { adviceSetup } from "./advice.setup.ts";

export { adviceConnection, adviceTalk } from "./advice.setup.ts";
export type { AdviceContext, AdviceEvent, AdviceInput, StartedAdvice } from "./advice.setup.ts";

/**
 * An advice session (docs/product.md section 4): the conversation with the advisor Duo about one candidate is
 * opened, then used. `talk` is the chat machine with the history and the live connection of the advice:
 * `chat.machine.ts` documents how it handles pages, dropped connections, statuses and the member's
 * messages.
 */
export const adviceMachine = adviceSetup.createMachine({
  id: "advice",
  context: ({ input }) => ({ ...input, started: null, failure: null }),
  initial: "starting",
  states: {
    starting: {
      entry: "forgetFailure",
      invoke: {
        src: "startAdvice",
        input: ({ context: { candidateUserId, memberId } }) => ({ candidateUserId, memberId }),
        onDone: {
          target: "talking",
          actions: { type: "takeStarted", params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => readFailure(event.error) },
            target: "gone",
            actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
          },
          {
            target: "failed",
            actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
    failed: { on: { "advice.retry": "starting" } },
    /** The candidate does not exist. */
    gone: {},
    talking: {
      invoke: [
        {
          src: "talk",
          id: "talk",
          input: ({ context: { started, memberId, now, createId } }) => ({
            ...present(started, "the conversation"),
            memberId,
            now,
            createId,
          }),
        },
        {
          src: "connection",
          id: "connection",
          input: ({ context: { started, now, random } }) => ({
            conversationId: present(started, "the conversation").conversationId,
            now,
            random,
          }),
          onSnapshot: [
            {
              guard: { type: "isClosed", params: ({ event }) => event.snapshot },
              actions: ["tellLost", "tellEnded"],
            },
            {
              guard: { type: "isAway", params: ({ event }) => event.snapshot },
              actions: "tellLost",
            },
          ],
        },
      ],
      on: {
        "connection.opened": { actions: "tellOpened" },
        "frame.received": {
          actions: { type: "handFrameOn", params: ({ event }) => event.frame },
        },
        "frame.send": { actions: { type: "sendFrame", params: ({ event }) => event.frame } },
      },
    },
  },
});
