import type { Script } from "./script.ts";

/** The member speaks to a twin or the advisor. */
const twin = {
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
  /** The twin never answers. */
  twinThinks: {
    plays: "in a conversation",
    onOpen: [{ send: "statusThinking" }],
    onMessage: [{ send: "ack" }],
  },
  /** The twin gives up. */
  twinThinksInVain: {
    plays: "in a conversation",
    onMessage: [
      { send: "ack" },
      { after: 300, send: "statusThinking" },
      { after: 1500, send: "statusCleared" },
    ],
  },
} satisfies Record<string, Script>;

/** Scripts for what can happen to frames and connections on their way. */
const delivery = {
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
  /** A client that reconnects with the last cursor receives what it missed; one without is dropped again. */
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

/** Scripts for what concerns every conversation. */
const everywhere = {
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

/** Another member writes or speaks. */
const person = {
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

/** Messages are refused, or the connection is closed for good reason. */
const refusal = {
  conversationIsClosed: { plays: "in a conversation", onMessage: [{ send: "errorClosed" }] },
  tooManyMessages: {
    plays: "in a conversation",
    onMessage: [{ send: "errorRateLimited" }, { after: 1000, close: 4429 }],
  },
  sessionEnds: { plays: "in a conversation", onOpen: [{ after: 500, close: 4401 }] },
  conversationEnds: { plays: "in a conversation", onOpen: [{ after: 500, close: 4403 }] },
  serverFails: { plays: "in a conversation", onOpen: [{ close: 1011 }] },
} satisfies Record<string, Script>;

const all = { ...twin, ...person, ...delivery, ...refusal, ...everywhere };

export type ScriptName = keyof typeof all;

/** The scripts that the chat socket can play, by name. */
export const scripts: Readonly<Record<ScriptName, Script>> = all;

export const isScriptName = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

/** The error text for an unknown script. */
export const describeUnknown = (name: string): string =>
  `No script "${name}"; there are ${Object.keys(scripts).join(", ")}.`;
