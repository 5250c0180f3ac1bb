import type { Message } from "@gemel/api/values";
import { assign, sendTo, setup } from "xstate";
import { type Failure, isDayUsedUp } from "../failure.ts";
import { serverMessage } from "../refusal.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import {
  type RecorderFailure,
  type RecorderOutcome,
  type Recording,
  voiceRecorderMachine,
} from "../voice-recorder/voice-recorder.machine.ts";
import { present } from "../present.ts";
import { outputOf, rejectionOf } from "../params.ts";

/** A recording that is not sent yet. */
export interface VoiceNoteDraft extends Recording {
  /** The failure that ended the recording before the member did; null without one. */
  readonly interruption: RecorderFailure | null;
  /** Stays the same however often the note is sent, so that the server stores it once. */
  readonly clientMessageId: string;
}

interface VoiceNoteInput {
  readonly conversationId: string;
  /** Milliseconds of a clock that never goes back, such as `performance.now`. */
  readonly now: () => number;
  /** A new id for a message. */
  readonly createId: () => string;
}

export interface VoiceNoteContext extends VoiceNoteInput {
  readonly draft: VoiceNoteDraft | null;
  /** How much is sent, 0 to 1. */
  readonly progress: number;
  /** Why nothing was recorded; null without a problem. */
  readonly problem: RecorderFailure | "too_short" | null;
  /** Why the note was not sent, in the server's words; null if it gave none. */
  readonly refusal: string | null;
  /** The note was not sent because the daily limit is reached. */
  readonly isDayUsedUp: boolean;
}

export type VoiceNoteEvent =
  | { type: "note.record" }
  | { type: "note.stop" }
  | { type: "note.send" }
  | { type: "note.progress"; progress: number }
  /** Throws away what is recorded or was; from sending, back to the draft. */
  | { type: "note.cancel" };

interface Upload {
  readonly conversationId: string;
  readonly draft: VoiceNoteDraft;
  /** Must be called with 0 to 1 while the recording is sent. */
  readonly onProgress: (progress: number) => void;
}

/**
 * A voice note in a conversation between two people (docs/product.md section 4): recorded, played, sent or
 * thrown away. A failed sending keeps the recording, and sends it again under the same id. The tag
 * `unsent` says that there is something to lose.
 */
export const voiceNoteMachine = setup({
  types: {
    context: {} as VoiceNoteContext,
    events: {} as VoiceNoteEvent,
    input: {} as VoiceNoteInput,
    children: {} as { recorder: "recorder" },
    tags: {} as "unsent",
  },
  actors: {
    recorder: voiceRecorderMachine,
    uploadNote: hostActor<Message | null, Upload>("uploadNote"),
  },
  actions: {
    /** The server has stored the note; null if it does not return the message. */
    announceSent: hostAction<Message | null>("announceSent"),
    reset: assign({
      draft: null,
      problem: null,
      refusal: null,
      isDayUsedUp: false,
      progress: 0,
    }),
    stopRecorder: sendTo("recorder", { type: "recording.stop" }),
    takeProblem: assign({
      problem: (_, outcome: RecorderOutcome) => {
        if (outcome.kind === "failed") return outcome.reason;
        return outcome.kind === "discarded" ? ("too_short" as const) : null;
      },
    }),
    takeRefusal: assign((_, failure: Failure) => ({
      refusal: serverMessage(failure),
      isDayUsedUp: isDayUsedUp(failure),
    })),
  },
  guards: {
    isRecorded: (_, outcome: RecorderOutcome) => outcome.kind === "recorded",
  },
}).createMachine({
  id: "voiceNote",
  context: ({ input }) => ({
    ...input,
    draft: null,
    progress: 0,
    problem: null,
    refusal: null,
    isDayUsedUp: false,
  }),
  initial: "idle",
  states: {
    idle: {
      on: { "note.record": "recording", "note.cancel": { actions: "reset" } },
    },
    recording: {
      tags: "unsent",
      entry: "reset",
      invoke: {
        src: "recorder",
        id: "recorder",
        input: ({ context }) => ({ purpose: "note", now: context.now }),
        onDone: [
          {
            guard: { type: "isRecorded", params: outputOf },
            target: "preview",
            actions: assign({
              draft: ({ context, event }) =>
                event.output.kind === "recorded"
                  ? {
                      ...event.output.recording,
                      interruption: event.output.interruption,
                      clientMessageId: context.createId(),
                    }
                  : null,
            }),
          },
          { target: "idle", actions: { type: "takeProblem", params: outputOf } },
        ],
        onError: { target: "idle", actions: assign({ problem: "failed" }) },
      },
      on: { "note.stop": { actions: "stopRecorder" }, "note.cancel": "idle" },
    },
    preview: {
      tags: "unsent",
      on: {
        "note.send": "uploading",
        "note.cancel": { target: "idle", actions: "reset" },
      },
    },
    uploading: {
      tags: "unsent",
      entry: assign({ refusal: null, isDayUsedUp: false, progress: 0 }),
      invoke: {
        src: "uploadNote",
        input: ({ context: { conversationId, draft }, self }) => ({
          conversationId,
          draft: present(draft, "the draft"),
          onProgress: (progress) => self.send({ type: "note.progress", progress }),
        }),
        onDone: {
          target: "idle",
          actions: ["reset", { type: "announceSent", params: outputOf }],
        },
        onError: { target: "uploadFailed", actions: { type: "takeRefusal", params: rejectionOf } },
      },
      on: {
        "note.progress": {
          actions: assign({ progress: ({ event }) => event.progress }),
        },
        "note.cancel": "preview",
      },
    },
    uploadFailed: {
      tags: "unsent",
      on: {
        "note.send": "uploading",
        "note.cancel": { target: "idle", actions: "reset" },
      },
    },
  },
});
