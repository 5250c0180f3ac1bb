import { assign, setup, stateIn } from "xstate";
import { hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import {
  type Capture,
  isTooShort,
  readRecorderFailure,
  type RecorderFailure,
  type RecorderOutcome,
  recordingMaximum,
  type RecordingPurpose,
} from "./recording.ts";
import { outputOf } from "../params.ts";

export {
  readRecorderFailure,
  recorderFailures,
  recordingMaximum,
  recordingMinimum,
} from "./recording.ts";
export type {
  Capture,
  RecorderFailure,
  RecorderOutcome,
  Recording,
  RecordingPurpose,
} from "./recording.ts";

export interface VoiceRecorderContext {
  readonly purpose: RecordingPurpose;
  readonly now: () => number;
  readonly capture: Capture | null;
  readonly startedAt: number;
  readonly elapsedMs: number;
  /** Loudness now, 0 to 1. */
  readonly level: number;
  readonly interruption: RecorderFailure | null;
  readonly outcome: RecorderOutcome;
}

export interface VoiceRecorderInput {
  readonly purpose: RecordingPurpose;
  /** Milliseconds of a clock that never goes back, such as `performance.now`. */
  readonly now: () => number;
}

/**
 * One recording, from the request for the microphone to its file; each recording is another actor. Every flow
 * that records invokes it, takes its output (`RecorderOutcome`), and stops it to discard the recording: the
 * microphone is released in every case.
 *
 * It stops by itself after 60 s of its own clock. If something else ends it before the member does (the
 * microphone is unplugged, the page is hidden), it keeps the recording so far, if that is long enough.
 */
export const voiceRecorderMachine = setup({
  types: {
    context: {} as VoiceRecorderContext,
    events: {} as { type: "recording.stop" },
    input: {} as VoiceRecorderInput,
    output: {} as RecorderOutcome,
  },
  actors: {
    /**
     * Resolves once sound is being recorded; rejects with `{ reason }`. Aborted: lets go of what it
     * has opened, also when the member answers the browser's question later.
     */
    openMicrophone: hostActor<Capture, { readonly purpose: RecordingPurpose }>("openMicrophone"),
    /** Rejects with `{ reason }` when the recording cannot go on. Aborted: releases the microphone. */
    holdMicrophone: hostActor<never, Capture>("holdMicrophone"),
    /** Ends the recording, releases the microphone and gives the file; rejects with `{ reason }`. */
    finishRecording: hostActor<Blob, Capture>("finishRecording"),
  },
  actions: {
    measure: assign({
      elapsedMs: ({ context }) => context.now() - context.startedAt,
      level: ({ context }) => context.capture?.readLevel() ?? 0,
    }),
    noteEnd: assign({ elapsedMs: ({ context }) => context.now() - context.startedAt, level: 0 }),
    discard: assign({ outcome: { kind: "discarded" } }),
    fail: assign({
      outcome: (_, reason: RecorderFailure) => ({ kind: "failed" as const, reason }),
    }),
  },
  guards: {
    isRecording: stateIn({ capturing: "recording" }),
    enoughSaid: ({ context }, file: Blob) => !isTooShort({ file, durationMs: context.elapsedMs }),
    wasInterrupted: ({ context }) => context.interruption !== null,
  },
  delays: {
    tick: 100,
    limit: recordingMaximum,
    /** A recorder that does not come to its end would hold the microphone for ever. */
    timeout: 10_000,
  },
}).createMachine({
  id: "voiceRecorder",
  context: ({ input }) => ({
    purpose: input.purpose,
    now: input.now,
    capture: null,
    startedAt: 0,
    elapsedMs: 0,
    level: 0,
    interruption: null,
    outcome: { kind: "cancelled" },
  }),
  initial: "opening",
  output: ({ context }) => context.outcome,
  states: {
    opening: {
      invoke: {
        src: "openMicrophone",
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: { target: "capturing", actions: assign({ capture: ({ event }) => event.output }) },
        onError: {
          target: "failed",
          actions: { type: "fail", params: ({ event }) => readRecorderFailure(event.error) },
        },
      },
      on: { "recording.stop": "cancelled" },
    },
    capturing: {
      initial: "recording",
      invoke: {
        src: "holdMicrophone",
        input: ({ context }) => present(context.capture, "the capture"),
        onError: [
          {
            guard: "isRecording",
            target: ".stopping",
            actions: assign({ interruption: ({ event }) => readRecorderFailure(event.error) }),
          },
          // Ignores failures of a microphone that is being released anyway.
          {},
        ],
      },
      states: {
        recording: {
          entry: assign({ startedAt: ({ context }) => context.now() }),
          initial: "counting",
          after: { limit: "stopping" },
          on: { "recording.stop": "stopping" },
          states: {
            counting: {
              after: { tick: { target: "counting", reenter: true, actions: "measure" } },
            },
          },
        },
        stopping: {
          entry: "noteEnd",
          invoke: {
            src: "finishRecording",
            input: ({ context }) => present(context.capture, "the capture"),
            onDone: [
              {
                guard: { type: "enoughSaid", params: outputOf },
                target: "#voiceRecorder.recorded",
                actions: assign({
                  outcome: ({ context: { elapsedMs, interruption }, event }) => ({
                    kind: "recorded" as const,
                    recording: { file: event.output, durationMs: elapsedMs },
                    interruption,
                  }),
                }),
              },
              {
                guard: "wasInterrupted",
                target: "#voiceRecorder.failed",
                actions: assign({
                  outcome: ({ context }) => ({
                    kind: "failed" as const,
                    reason: present(context.interruption, "the interruption"),
                  }),
                }),
              },
              { target: "#voiceRecorder.discarded", actions: "discard" },
            ],
            onError: {
              target: "#voiceRecorder.failed",
              actions: { type: "fail", params: ({ event }) => readRecorderFailure(event.error) },
            },
          },
          after: {
            timeout: {
              target: "#voiceRecorder.failed",
              actions: { type: "fail", params: "failed" },
            },
          },
        },
      },
    },
    recorded: { type: "final" },
    discarded: { type: "final" },
    cancelled: { type: "final" },
    failed: { type: "final" },
  },
});
