import type { Script } from "../script.ts";

/** Messages are refused, or the connection is closed for good reason. */
export const refusal = {
  conversationIsClosed: { plays: "in a conversation", onMessage: [{ send: "errorClosed" }] },
  tooManyMessages: {
    plays: "in a conversation",
    onMessage: [{ send: "errorRateLimited" }, { after: 1000, close: 4429 }],
  },
  sessionEnds: { plays: "in a conversation", onOpen: [{ after: 500, close: 4401 }] },
  conversationEnds: { plays: "in a conversation", onOpen: [{ after: 500, close: 4403 }] },
  serverFails: { plays: "in a conversation", onOpen: [{ close: 1011 }] },
} satisfies Record<string, Script>;
