import type { Script } from "../script.ts";

/** What concerns every conversation. */
export const everywhere = {
  statusForEveryConversation: {
    plays: "in a conversation",
    onOpen: [{ send: "statusEverywhere" }],
    onMessage: [{ send: "ack" }],
  },
  memberEvents: {
    plays: "for every conversation",
    onOpen: [
      { after: 1000, send: "eventTwinReady" },
      { after: 1000, send: "eventLike" },
      { after: 1000, send: "eventMatch" },
      { after: 1000, send: "eventMessage" },
    ],
  },
  twinGetsReady: {
    plays: "for every conversation",
    onOpen: [{ after: 1000, send: "eventTwinReady" }],
  },
  matchEndsElsewhere: {
    plays: "for every conversation",
    onOpen: [{ after: 1000, send: "eventConversationEnded" }],
  },
} satisfies Record<string, Script>;
