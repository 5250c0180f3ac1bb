import type { Script } from "../script.ts";

/** A twin, or the advisor, is spoken to. */
export const twin = {
  twinThinksAndAnswers: {
    plays: "in a conversation",
    onMessage: [
      { send: "ack" },
      { after: 300, send: "statusThinking" },
      { after: 1500, send: "twinAnswer" },
    ],
  },
  otherTwinThinksAndAnswers: {
    plays: "in a conversation",
    onMessage: [
      { send: "ack" },
      { after: 300, send: "statusThinking" },
      { after: 1500, send: "otherTwinAnswer" },
    ],
  },
  advisorThinksAndAnswers: {
    plays: "in a conversation",
    onMessage: [
      { send: "ack" },
      { after: 300, send: "statusThinking" },
      { after: 1500, send: "advisorAnswer" },
    ],
  },
  /** It never comes to an answer. */
  twinThinks: {
    plays: "in a conversation",
    onOpen: [{ send: "statusThinking" }],
    onMessage: [{ send: "ack" }],
  },
  /** It gives up. */
  twinThinksInVain: {
    plays: "in a conversation",
    onMessage: [
      { send: "ack" },
      { after: 300, send: "statusThinking" },
      { after: 1500, send: "statusCleared" },
    ],
  },
} satisfies Record<string, Script>;
