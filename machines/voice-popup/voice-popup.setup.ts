import type { VoiceReply } from "@gemel/api/values";
import { assign, fromPromise, sendTo, setup } from "xstate";
import {
  audioPlaybackMachine,
  type PlaybackOutcome,
} from "../audio-playback/audio-playback.machine.ts";
import type { Failure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
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

/** The conversation that is spoken in; with people there are voice notes instead. */
export interface SpokenConversation {
  readonly id: string;
  readonly type: "twin" | "advisor";
}

export interface VoicePopupInput {
  readonly conversation: SpokenConversation;
  /** Milliseconds of a clock that never goes back, such as `performance.now`. */
  readonly now: () => number;
  /** Whether the popup closes after a reply was played, as the member set it. */
  readonly closesAfterReply: boolean;
}

export interface VoicePopupContext extends VoicePopupInput {
  /** What was said and is not answered yet. */
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

/** Types, actors, actions and guards of the machine beside this file. */
export const voicePopupSetup = setup({
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
    askByVoice: fromPromise<VoiceReply, SpokenQuestion>(mustBeProvided("askByVoice")),
  },
  actions: {
    keepChoice: actionMustBeProvided<{ readonly closesAfterReply: boolean }>("keepChoice"),
    takeChoice: assign({ closesAfterReply: (_, closesAfterReply: boolean) => closesAfterReply }),
    stopRecorder: sendTo("recorder", { type: "recording.stop" }),
    takeRecording: assign(({ context }, outcome: RecorderOutcome) => ({
      recording: outcome.kind === "recorded" ? outcome.recording.file : context.recording,
      reply: null,
      sound: null,
    })),
    dropRecording: assign({ recording: null }),
    rememberRecorderFailure: assign({
      failure: (_, outcome: RecorderOutcome) => readRecorderOutcome(outcome),
    }),
    rememberRecorderFault: assign({ failure: { during: "recording", reason: "failed" } }),
    takeReply: assign({ reply: (_, reply: VoiceReply) => reply, recording: null }),
    rememberAskingFailure: assign({ failure: (_, failure: Failure) => readAskingFailure(failure) }),
    rememberPlaybackFailure: assign((_, outcome: PlaybackOutcome) =>
      outcome.kind === "failed"
        ? { failure: { during: "speaking" as const, ...outcome.failure }, sound: outcome.sound }
        : {},
    ),
    rememberPlaybackFault: assign({ failure: { during: "speaking", reason: "unplayable" } }),
    forgetFailure: assign({ failure: null }),
    noteTooShort: assign({ isTooShort: true }),
    forgetTooShort: assign({ isTooShort: false }),
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
});
