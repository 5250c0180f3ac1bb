import { readFailure } from "../failure.ts";
import { present } from "../present.ts";
import { voiceNoteSetup } from "./voice-note.setup.ts";

export type { VoiceNoteContext, VoiceNoteDraft, VoiceNoteEvent } from "./voice-note.setup.ts";

/**
 * A voice note in a conversation between two people (docs/product.md section 4): recorded, played, sent or
 * thrown away. A failed sending keeps the recording, and sends it again under the same id. The tag
 * `unsent` says that there is something to lose.
 */
export const voiceNoteMachine = voiceNoteSetup.createMachine({
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
      on: { "note.record": "recording", "note.cancel": { actions: "beginAnew" } },
    },
    recording: {
      tags: "unsent",
      entry: "beginAnew",
      invoke: {
        src: "recorder",
        id: "recorder",
        input: ({ context }) => ({ purpose: "note", now: context.now }),
        onDone: [
          {
            guard: { type: "isRecorded", params: ({ event }) => event.output },
            target: "preview",
            actions: { type: "takeDraft", params: ({ event }) => event.output },
          },
          {
            target: "idle",
            actions: { type: "takeProblem", params: ({ event }) => event.output },
          },
        ],
        onError: { target: "idle", actions: "noteBrokenRecorder" },
      },
      on: { "note.stop": { actions: "stopRecorder" }, "note.cancel": "idle" },
    },
    preview: {
      tags: "unsent",
      on: {
        "note.send": "uploading",
        "note.cancel": { target: "idle", actions: "beginAnew" },
      },
    },
    uploading: {
      tags: "unsent",
      entry: "beginUpload",
      invoke: {
        src: "uploadNote",
        input: ({ context: { conversationId, draft }, self }) => ({
          conversationId,
          draft: present(draft, "the draft"),
          onProgress: (progress) => self.send({ type: "note.progress", progress }),
        }),
        onDone: {
          target: "idle",
          actions: ["beginAnew", { type: "announceSent", params: ({ event }) => event.output }],
        },
        onError: {
          target: "uploadFailed",
          actions: { type: "takeRefusal", params: ({ event }) => readFailure(event.error) },
        },
      },
      on: {
        "note.progress": {
          actions: { type: "noteProgress", params: ({ event }) => event.progress },
        },
        "note.cancel": "preview",
      },
    },
    uploadFailed: {
      tags: "unsent",
      on: {
        "note.send": "uploading",
        "note.cancel": { target: "idle", actions: "beginAnew" },
      },
    },
  },
});
