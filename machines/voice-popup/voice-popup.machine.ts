import { readFailure } from "../failure.ts";
import { present } from "../present.ts";
import { voicePopupSetup } from "./voice-popup.setup.ts";

export { type AskingFailure, retryOf, type VoicePopupFailure } from "./failures.ts";
export type {
  SpokenConversation,
  VoicePopupContext,
  VoicePopupEvent,
} from "./voice-popup.setup.ts";

/**
 * A spoken conversation with a twin or with the advisor, from opening the popup to closing it (docs/product.md
 * section 4, "Voice popup"); opened again, it is another actor. Whatever is left is stopped: the
 * microphone is let go, the question is called off, the reply falls silent.
 *
 * `recording` is the recorder's: asking for the microphone, its limit of 60 s, which sends, and
 * discarding what is too short. A failed question keeps its recording for a retry.
 */
export const voicePopupMachine = voicePopupSetup.createMachine({
  id: "voicePopup",
  context: ({ input }) => ({
    ...input,
    recording: null,
    reply: null,
    sound: null,
    failure: null,
    isTooShort: false,
  }),
  initial: "idle",
  on: {
    "popup.close": ".closed",
    "closing.choose": {
      actions: [
        { type: "takeChoice", params: ({ event }) => event.closesAfterReply },
        { type: "keepChoice", params: ({ event }) => event },
      ],
    },
  },
  states: {
    idle: {
      entry: "dropRecording",
      exit: "forgetTooShort",
      on: { "voice.record": "recording" },
    },
    recording: {
      entry: "dropRecording",
      invoke: {
        src: "recorder",
        id: "recorder",
        input: ({ context }) => ({ purpose: "voice", now: context.now }),
        onDone: [
          {
            guard: { type: "hasRecorderFailed", params: ({ event }) => event.output },
            target: "error",
            actions: { type: "rememberRecorderFailure", params: ({ event }) => event.output },
          },
          {
            guard: { type: "hasRecorded", params: ({ event }) => event.output },
            target: "thinking",
            actions: { type: "takeRecording", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isDiscarded", params: ({ event }) => event.output },
            target: "idle",
            actions: "noteTooShort",
          },
          // Given up before the microphone was open.
          { target: "idle" },
        ],
        onError: { target: "error", actions: "rememberRecorderFault" },
      },
      on: { "voice.send": { actions: "stopRecorder" }, "voice.cancel": "idle" },
    },
    thinking: {
      invoke: {
        src: "askByVoice",
        input: ({ context }) => ({
          conversation: context.conversation,
          recording: present(context.recording, "the recording"),
        }),
        onDone: [
          {
            guard: { type: "isSpoken", params: ({ event }) => event.output },
            target: "speaking",
            actions: { type: "takeReply", params: ({ event }) => event.output },
          },
          {
            target: "idle",
            actions: { type: "takeReply", params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: "error",
          actions: {
            type: "rememberAskingFailure",
            params: ({ event }) => readFailure(event.error),
          },
        },
      },
      on: { "voice.cancel": "idle" },
    },
    speaking: {
      invoke: {
        src: "playback",
        id: "playback",
        input: ({ context }) => ({
          url: present(present(context.reply, "the reply").tts_url, "its sound's address"),
          sound: context.sound,
        }),
        onDone: [
          {
            guard: { type: "hasPlaybackFailed", params: ({ event }) => event.output },
            target: "error",
            actions: { type: "rememberPlaybackFailure", params: ({ event }) => event.output },
          },
          { guard: "closesAfterReply", target: "closed" },
          { target: "idle" },
        ],
        onError: { target: "error", actions: "rememberPlaybackFault" },
      },
      on: { "voice.cancel": "idle" },
    },
    error: {
      exit: "forgetFailure",
      on: {
        "voice.retry": [
          { guard: { type: "retries", params: "recording" }, target: "recording" },
          { guard: { type: "retries", params: "asking" }, target: "thinking" },
          { guard: { type: "retries", params: "speaking" }, target: "speaking" },
        ],
        "voice.cancel": "idle",
      },
    },
    closed: { type: "final" },
  },
});
