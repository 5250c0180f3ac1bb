import type { VoiceReply } from "@gemel/api/values";
import { assign, sendTo, setup } from "xstate";
import {
  audioPlaybackMachine,
  type PlaybackOutcome,
} from "../audio-playback/audio-playback.machine.ts";
import { readFailure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import {
  type RecorderOutcome,
  voiceRecorderMachine,
} from "../voice-recorder/voice-recorder.machine.ts";
import {
  readAskingFailure,
  readRecorderOutcome,
  retryOf,
  type Retry,
  type VoicePopupFailure,
} from "./failures.ts";
import { present } from "../present.ts";
import { outputOf } from "../params.ts";

export { type AskingFailure, retryOf, type VoicePopupFailure } from "./failures.ts";

/** The conversation that the member speaks in; with people there are voice notes instead. */
export interface SpokenConversation {
  readonly id: string;
  readonly type: "twin" | "advisor";
}

interface VoicePopupInput {
  readonly conversation: SpokenConversation;
  /** Milliseconds of a clock that never goes back, such as `performance.now`. */
  readonly now: () => number;
  /** Whether the popup closes after a reply was played, as the member set it. */
  readonly closesAfterReply: boolean;
}

export interface VoicePopupContext extends VoicePopupInput {
  /** The member's question without an answer yet. */
  readonly recording: Blob | null;
  /** The last answer, and what was understood of the question. */
  readonly reply: VoiceReply | null;
  /** The last answer's sound, if it was fetched and not played. */
  readonly sound: Blob | null;
  readonly failure: VoicePopupFailure | null;
  /** The last recording was not worth sending. */
  readonly isTooShort: boolean;
}

export type VoicePopupEvent =
  | { type: "voice.record" }
  /** Ends the recording and sends it; before the microphone is open, gives up. */
  | { type: "voice.send" }
  /** Drops a recording, gives up waiting, silences the reply, or leaves an error behind. */
  | { type: "voice.cancel" }
  | { type: "voice.retry" }
  | { type: "closing.choose"; closesAfterReply: boolean }
  | { type: "popup.close" };

interface SpokenQuestion {
  readonly conversation: SpokenConversation;
  readonly recording: Blob;
}

/**
 * A spoken conversation with a twin or with the advisor, from opening the popup to closing it
 * (docs/product.md section 4, "Voice popup"); each opening is another actor. Leaving a state stops its work:
 * the microphone is released, the question is aborted, the reply is silenced.
 *
 * `recording` invokes the recorder, which asks for the microphone, has a limit of 60 s, which sends, and
 * discards a recording that is too short. A failed question keeps its recording for a retry.
 */
export const voicePopupMachine = setup({
  types: {
    context: {} as VoicePopupContext,
    events: {} as VoicePopupEvent,
    input: {} as VoicePopupInput,
    children: {} as { recorder: "recorder"; playback: "playback" },
  },
  actors: {
    recorder: voiceRecorderMachine,
    playback: audioPlaybackMachine,
    /** Aborted: the question leaves nothing behind. */
    askByVoice: hostActor<VoiceReply, SpokenQuestion>("askByVoice"),
  },
  actions: {
    keepChoice: hostAction<{ readonly closesAfterReply: boolean }>("keepChoice"),
    stopRecorder: sendTo("recorder", { type: "recording.stop" }),
    takeRecording: assign(({ context }, outcome: RecorderOutcome) => ({
      recording: outcome.kind === "recorded" ? outcome.recording.file : context.recording,
      reply: null,
      sound: null,
    })),
    dropRecording: assign({ recording: null }),
    rememberRecorderFault: assign({ failure: { during: "recording", reason: "failed" } }),
    takeReply: assign({ reply: (_, reply: VoiceReply) => reply, recording: null }),
    rememberPlaybackFailure: assign((_, outcome: PlaybackOutcome) =>
      outcome.kind === "failed"
        ? { failure: { during: "speaking" as const, ...outcome.failure }, sound: outcome.sound }
        : {},
    ),
    rememberPlaybackFault: assign({ failure: { during: "speaking", reason: "unplayable" } }),
  },
  guards: {
    hasRecorderFailed: (_, outcome: RecorderOutcome) => readRecorderOutcome(outcome) !== null,
    hasRecorded: (_, outcome: RecorderOutcome) => outcome.kind === "recorded",
    isDiscarded: (_, outcome: RecorderOutcome) => outcome.kind === "discarded",
    isSpoken: (_, reply: VoiceReply) => reply.tts_url !== null,
    hasPlaybackFailed: (_, outcome: PlaybackOutcome) => outcome.kind === "failed",
    closesAfterReply: ({ context }) => context.closesAfterReply,
    retries: ({ context: { failure } }, what: Retry) =>
      failure !== null && retryOf(failure) === what,
  },
}).createMachine({
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
        assign({ closesAfterReply: ({ event }) => event.closesAfterReply }),
        { type: "keepChoice", params: ({ event }) => event },
      ],
    },
  },
  states: {
    idle: {
      entry: "dropRecording",
      exit: assign({ isTooShort: false }),
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
            guard: { type: "hasRecorderFailed", params: outputOf },
            target: "error",
            actions: assign({
              failure: ({ event }) => readRecorderOutcome(event.output),
            }),
          },
          {
            guard: { type: "hasRecorded", params: outputOf },
            target: "thinking",
            actions: { type: "takeRecording", params: outputOf },
          },
          {
            guard: { type: "isDiscarded", params: outputOf },
            target: "idle",
            actions: assign({ isTooShort: true }),
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
            guard: { type: "isSpoken", params: outputOf },
            target: "speaking",
            actions: { type: "takeReply", params: outputOf },
          },
          { target: "idle", actions: { type: "takeReply", params: outputOf } },
        ],
        onError: {
          target: "error",
          actions: assign({ failure: ({ event }) => readAskingFailure(readFailure(event.error)) }),
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
            guard: { type: "hasPlaybackFailed", params: outputOf },
            target: "error",
            actions: { type: "rememberPlaybackFailure", params: outputOf },
          },
          { guard: "closesAfterReply", target: "closed" },
          { target: "idle" },
        ],
        onError: { target: "error", actions: "rememberPlaybackFault" },
      },
      on: { "voice.cancel": "idle" },
    },
    error: {
      exit: assign({ failure: null }),
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
