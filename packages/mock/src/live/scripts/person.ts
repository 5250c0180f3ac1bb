import type { Script } from "../script.ts";

/** Another member writes or speaks. */
export const person = {
  userWritesBack: {
    plays: "in a conversation",
    onMessage: [{ send: "ack" }, { after: 1500, send: "plain" }],
  },
  userWritesFromRightToLeft: {
    plays: "in a conversation",
    onMessage: [{ send: "ack" }, { after: 1500, send: "rightToLeft" }],
  },
  userSpeaks: {
    plays: "in a conversation",
    onOpen: [{ send: "audioWithTranscript" }],
    onMessage: [{ send: "ack" }, { after: 1500, send: "audioWithTranscript" }],
  },
  memberWritesInAnotherTab: {
    plays: "in a conversation",
    onOpen: [{ send: "message" }, { after: 300, send: "audioWithoutTranscript" }],
    onMessage: [{ send: "ack" }],
  },
} satisfies Record<string, Script>;
