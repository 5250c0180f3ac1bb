import { assign, fromPromise, sendTo, setup } from "xstate";
import type { Failure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";
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

/** A recording or a chosen file that is not saved yet. */
export interface VoiceDraft {
  readonly file: Blob;
  /** Null where the browser does not provide it. */
  readonly durationMs: number | null;
  /** Why the recording ended before the member wanted; null where it did not. */
  readonly interruption: RecorderFailure | null;
}

export interface ProfileVoiceContext {
  readonly now: () => number;
  /** Changes with every recording that is saved; null where none is. */
  readonly savedVersion: string | null;
  readonly draft: VoiceDraft | null;
  /** The file that is being measured. */
  readonly chosen: Blob | null;
  /** How much is sent, 0 to 1. */
  readonly progress: number;
  readonly failure: VoiceFailure | null;
  /** What was done last, for the member to read. */
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
  /** To be called with 0 to 1 while the recording is sent. */
  readonly onProgress: (progress: number) => void;
}

export const profileVoiceSetup = setup({
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
    measureFile: fromPromise<number | null, { readonly file: Blob }>(mustBeProvided("measureFile")),
    /** Resolves with the version of what is saved now. */
    uploadVoice: fromPromise<string, Upload>(mustBeProvided("uploadVoice")),
    deleteVoice: fromPromise<void>(mustBeProvided("deleteVoice")),
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
    takeChosen: assign({ chosen: (_, file: Blob) => file }),
    dropChosen: assign({ chosen: null }),
    refuseFile: assign({
      failure: (_, file: Blob) => {
        const reason = judgeFile(file);
        return reason && { during: "choosing" as const, reason };
      },
    }),
    refuseDuration: assign({
      failure: (_, durationMs: number | null) => {
        const reason = judgeDuration(durationMs);
        return reason && { during: "choosing" as const, reason };
      },
      chosen: null,
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
    noteProgress: assign({ progress: (_, progress: number) => progress }),
    takeSaved: assign({
      savedVersion: (_, version: string) => version,
      draft: null,
      outcome: "saved",
    }),
    rememberSaveFailure: assign({ failure: (_, failure: Failure) => readSaveFailure(failure) }),
    dropSaved: assign({ savedVersion: null, outcome: "deleted" }),
    rememberDeleteFailure: assign({ failure: (_, failure: Failure) => readDeleteFailure(failure) }),
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    hasSaved: ({ context }) => context.savedVersion !== null,
    fileRefused: (_, file: Blob) => judgeFile(file) !== null,
    durationRefused: (_, durationMs: number | null) => judgeDuration(durationMs) !== null,
  },
});
