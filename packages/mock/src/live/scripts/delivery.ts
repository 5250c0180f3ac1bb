import type { Script } from "../script.ts";

/** What can happen to frames and connections on their way. */
export const delivery = {
  acknowledges: { plays: "in a conversation", onMessage: [{ send: "ack" }] },
  unparsableFrame: {
    plays: "in a conversation",
    onOpen: [
      { send: "audioWithTranscript" },
      { after: 200, raw: '{"type":"message","content":"cut o' },
      { after: 200, send: "plain" },
    ],
    onMessage: [{ send: "ack" }],
  },
  wrappedValues: {
    plays: "in a conversation",
    onOpen: [{ send: "wrappedValues" }],
    onMessage: [{ send: "ack" }],
  },
  /** Who returns with the last cursor gets what was missed; who returns without is dropped again. */
  dropsAndReturns: {
    plays: "in a conversation",
    onOpen: [
      { send: "audioWithTranscript" },
      { after: 500, close: 1001 },
      { send: "message" },
      { after: 500, send: "plain" },
    ],
    onMessage: [{ send: "ack" }],
  },
  cursorTooOld: {
    plays: "in a conversation",
    onOpen: [{ send: "eventResync" }],
    onMessage: [{ send: "ack" }],
  },
} satisfies Record<string, Script>;
