import { present } from "../present.ts";
import { profileVoiceSetup } from "./profile-voice.setup.ts";
import { outputOf, rejectionOf } from "../params.ts";

export type { FileFailure, VoiceFailure } from "./failures.ts";
export type {
  ProfileVoiceContext,
  ProfileVoiceEvent,
  Upload,
  VoiceDraft,
} from "./profile-voice.setup.ts";

/**
 * The voice message of a profile (docs/product.md section 4): recorded or chosen, played, saved, replaced,
 * deleted. A draft stays until another is there, it is saved or thrown away: no failure costs it.
 * The tag `unsaved` says that there is something to lose.
 */
export const profileVoiceMachine = profileVoiceSetup.createMachine({
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
            actions: ["forgetOutcome", { type: "takeChosen", params: ({ event }) => event.file }],
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
            actions: { type: "refuseDuration", params: outputOf },
          },
          { target: "resting", actions: { type: "takeMeasured", params: outputOf } },
        ],
        // Measuring is a courtesy: the server judges in any case.
        onError: { target: "resting", actions: { type: "takeMeasured", params: null } },
      },
      on: { "voice.discard": { target: "resting", actions: "dropChosen" } },
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
          actions: { type: "rememberSaveFailure", params: rejectionOf },
        },
      },
      on: {
        "voice.progress": {
          actions: { type: "noteProgress", params: ({ event }) => event.progress },
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
