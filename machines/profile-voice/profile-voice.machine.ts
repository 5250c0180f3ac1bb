import { assign, sendTo, setup } from "xstate";
import { type Failure, readFailure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import {
  type RecorderFailure,
  type RecorderOutcome,
  voiceRecorderMachine,
} from "../voice-recorder/voice-recorder.machine.ts";
import {
  judgeDuration,
  judgeFile,
  readDeleteFailure,
  readSaveFailure,
  type VoiceFailure,
} from "./failures.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type { FileFailure, VoiceFailure } from "./failures.ts";

/** A recording or a chosen file that is not saved yet. */
export interface VoiceDraft {
  readonly file: Blob;
  /** Null where the browser does not provide it. */
  readonly durationMs: number | null;
  /** Why the recording ended before the member wanted; null if it did not. */
  readonly interruption: RecorderFailure | null;
}

export interface ProfileVoiceContext {
  readonly now: () => number;
  /** Changes with every saved recording; null if there is none. */
  readonly savedVersion: string | null;
  readonly draft: VoiceDraft | null;
  /** The file that is being measured. */
  readonly chosen: Blob | null;
  /** How much is sent, 0 to 1. */
  readonly progress: number;
  readonly failure: VoiceFailure | null;
  /** The last action, for the member to read. */
  readonly outcome: "saved" | "deleted" | null;
}

export type ProfileVoiceEvent =
  | { type: "voice.record" }
  | { type: "voice.stop" }
  | { type: "voice.choose"; file: Blob }
  /** Throws away what is being recorded or was recorded; from saving, back to the recording. */
  | { type: "voice.discard" }
  | { type: "voice.save" }
  | { type: "voice.progress"; progress: number }
  | { type: "voice.delete" }
  | { type: "delete.confirm" }
  | { type: "delete.cancel" };

export interface Upload {
  readonly file: Blob;
  /** Must be called with 0 to 1 while the recording is sent. */
  readonly onProgress: (progress: number) => void;
}

/**
 * The voice message of a profile (docs/product.md section 4): recorded or chosen, played, saved, replaced,
 * deleted. A draft stays until another is there, it is saved or thrown away: no failure costs it.
 * The tag `unsaved` says that there is something to lose.
 */
export const profileVoiceMachine = setup({
  types: {
    context: {} as ProfileVoiceContext,
    events: {} as ProfileVoiceEvent,
    input: {} as Pick<ProfileVoiceContext, "now" | "savedVersion">,
    children: {} as { recorder: "recorder" },
    tags: {} as "unsaved",
  },
  actors: {
    recorder: voiceRecorderMachine,
    /** The length of a file in milliseconds; null where the browser cannot read it. */
    measureFile: hostActor<number | null, { readonly file: Blob }>("measureFile"),
    /** Resolves with the version of what is saved now. */
    uploadVoice: hostActor<string, Upload>("uploadVoice"),
    deleteVoice: hostActor<void>("deleteVoice"),
  },
  actions: {
    forgetOutcome: assign({ failure: null, outcome: null, progress: 0 }),
    stopRecorder: sendTo("recorder", { type: "recording.stop" }),
    takeOutcome: assign(({ context }, outcome: RecorderOutcome) => {
      switch (outcome.kind) {
        case "recorded":
          return { draft: { ...outcome.recording, interruption: outcome.interruption } };
        case "discarded":
          return { failure: { during: "recording" as const, reason: "too_short" as const } };
        case "failed":
          return { failure: { during: "recording" as const, reason: outcome.reason } };
        case "cancelled":
          return { failure: context.failure };
      }
    }),
    rememberRecorderFault: assign({ failure: { during: "recording", reason: "failed" } }),
    refuseFile: assign({
      failure: (_, file: Blob) => {
        const reason = judgeFile(file);
        return reason && { during: "choosing" as const, reason };
      },
    }),
    takeMeasured: assign({
      draft: ({ context }, durationMs: number | null) => ({
        file: present(context.chosen, "the chosen file"),
        durationMs,
        interruption: null,
      }),
      chosen: null,
    }),
    dropDraft: assign({ draft: null }),
    takeSaved: assign({
      savedVersion: (_, version: string) => version,
      draft: null,
      outcome: "saved",
    }),
    dropSaved: assign({ savedVersion: null, outcome: "deleted" }),
    rememberDeleteFailure: assign({ failure: (_, failure: Failure) => readDeleteFailure(failure) }),
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    hasSaved: ({ context }) => context.savedVersion !== null,
    fileRefused: (_, file: Blob) => judgeFile(file) !== null,
    durationRefused: (_, durationMs: number | null) => judgeDuration(durationMs) !== null,
  },
}).createMachine({
  id: "profileVoice",
  context: ({ input }) => ({
    now: input.now,
    savedVersion: input.savedVersion,
    draft: null,
    chosen: null,
    progress: 0,
    failure: null,
    outcome: null,
  }),
  initial: "resting",
  states: {
    resting: {
      initial: "entering",
      on: {
        "voice.record": { target: "recording", actions: "forgetOutcome" },
        "voice.choose": [
          {
            guard: { type: "fileRefused", params: ({ event }) => event.file },
            actions: ["forgetOutcome", { type: "refuseFile", params: ({ event }) => event.file }],
          },
          {
            target: "measuring",
            actions: ["forgetOutcome", assign({ chosen: ({ event }) => event.file })],
          },
        ],
      },
      states: {
        entering: {
          always: [
            { guard: "hasDraft", target: "recorded" },
            { guard: "hasSaved", target: "saved" },
            { target: "idle" },
          ],
        },
        idle: {},
        recorded: {
          tags: "unsaved",
          on: {
            "voice.save": { target: "#profileVoice.saving", actions: "forgetOutcome" },
            "voice.discard": { target: "entering", actions: ["forgetOutcome", "dropDraft"] },
          },
        },
        saved: {
          on: { "voice.delete": { target: "#profileVoice.deleting", actions: "forgetOutcome" } },
        },
      },
    },
    recording: {
      tags: "unsaved",
      invoke: {
        src: "recorder",
        id: "recorder",
        input: ({ context }) => ({ purpose: "voice", now: context.now }),
        onDone: { target: "resting", actions: { type: "takeOutcome", params: outputOf } },
        onError: { target: "resting", actions: "rememberRecorderFault" },
      },
      on: { "voice.stop": { actions: "stopRecorder" }, "voice.discard": "resting" },
    },
    measuring: {
      tags: "unsaved",
      invoke: {
        src: "measureFile",
        input: ({ context }) => ({ file: present(context.chosen, "the chosen file") }),
        onDone: [
          {
            guard: { type: "durationRefused", params: outputOf },
            target: "resting",
            actions: assign({
              failure: ({ event }) => {
                const reason = judgeDuration(event.output);
                return reason && { during: "choosing" as const, reason };
              },
              chosen: null,
            }),
          },
          { target: "resting", actions: { type: "takeMeasured", params: outputOf } },
        ],
        // Measuring is a courtesy: the server judges in any case.
        onError: { target: "resting", actions: { type: "takeMeasured", params: null } },
      },
      on: { "voice.discard": { target: "resting", actions: assign({ chosen: null }) } },
    },
    saving: {
      tags: "unsaved",
      invoke: {
        src: "uploadVoice",
        input: ({ context, self }) => ({
          file: present(context.draft, "the draft").file,
          onProgress: (progress) => self.send({ type: "voice.progress", progress }),
        }),
        onDone: { target: "resting", actions: { type: "takeSaved", params: outputOf } },
        onError: {
          target: "resting",
          actions: assign({ failure: ({ event }) => readSaveFailure(readFailure(event.error)) }),
        },
      },
      on: {
        "voice.progress": {
          actions: assign({ progress: ({ event }) => event.progress }),
        },
        "voice.discard": "resting",
      },
    },
    deleting: {
      initial: "asking",
      states: {
        asking: {
          on: { "delete.confirm": "confirmed", "delete.cancel": "#profileVoice.resting" },
        },
        confirmed: {
          invoke: {
            src: "deleteVoice",
            onDone: { target: "#profileVoice.resting", actions: "dropSaved" },
            onError: {
              target: "#profileVoice.resting",
              actions: { type: "rememberDeleteFailure", params: rejectionOf },
            },
          },
        },
      },
    },
  },
});
