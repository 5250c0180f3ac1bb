import { assertEvent, not } from "xstate";
import { profileEditingSetup } from "./profile-editing.setup.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { missingToProceed } from "./draft.ts";
export type { FieldChange, NicknameVerdict, ProfileChanges, RequiredField } from "./draft.ts";
export { pictureMaximum, pictureTypes } from "./failures.ts";
export type { PictureFailure, SaveFailure } from "./failures.ts";
export type { ProfileEditingContext, ProfileEditingEvent } from "./profile-editing.setup.ts";

/**
 * Loads, edits and saves the member's profile and the sharing of the twin, and takes or removes a
 * picture beside it. The tag `unsaved` says that the form or the picture has something to lose.
 *
 * Changes are stored as they are made (`storeDraft`; no changes: remove what is stored) and come
 * back with the next load (`restoreDraft`). What is changed while a save is under way stays a
 * change. A failed save keeps the draft.
 */
export const profileEditingMachine = profileEditingSetup.createMachine({
  id: "profileEditing",
  context: {
    saved: null,
    changes: {},
    sent: {},
    nicknameVerdict: "unknown",
    saveFailure: null,
    pictureFailure: null,
  },
  type: "parallel",
  states: {
    form: {
      initial: "loading",
      states: {
        loading: {
          initial: "fetching",
          states: {
            fetching: {
              invoke: {
                src: "loadProfile",
                onDone: { target: "restoring", actions: { type: "takeProfile", params: outputOf } },
                onError: "#profileEditing.form.loadFailed",
              },
            },
            restoring: {
              invoke: {
                src: "restoreDraft",
                onDone: {
                  target: "#profileEditing.form.ready",
                  actions: { type: "takeDraft", params: outputOf },
                },
                onError: "#profileEditing.form.ready",
              },
            },
          },
        },
        loadFailed: { on: { "profile.retry": "loading" } },
        ready: {
          initial: "choosing",
          on: {
            "field.change": {
              target: ".choosing",
              actions: [{ type: "changeField", params: ({ event }) => event }, "reviseIncomplete"],
            },
            "nickname.judged": {
              guard: { type: "isAboutDraft", params: ({ event }) => event.nickname },
              actions: [
                { type: "takeVerdict", params: ({ event }) => event.verdict },
                "reviseIncomplete",
              ],
            },
            "draft.discard": { target: ".choosing", actions: "discardChanges" },
          },
          states: {
            choosing: {
              entry: { type: "storeDraft", params: ({ context }) => context.changes },
              always: [{ guard: "hasChanges", target: "dirty" }, { target: "pristine" }],
            },
            pristine: {
              on: { "profile.save": { guard: not("isComplete"), actions: "rememberIncomplete" } },
            },
            dirty: {
              tags: "unsaved",
              on: {
                "profile.save": [
                  { guard: "isComplete", target: "saving" },
                  { actions: "rememberIncomplete" },
                ],
              },
            },
            saving: {
              tags: "unsaved",
              entry: "noteSent",
              on: {
                "field.change": {
                  actions: [
                    { type: "changeField", params: ({ event }) => event },
                    { type: "storeDraft", params: ({ context }) => context.changes },
                  ],
                },
                "draft.discard": {
                  actions: [
                    "discardChanges",
                    { type: "storeDraft", params: ({ context }) => context.changes },
                  ],
                },
              },
              invoke: {
                src: "saveProfile",
                input: ({ context }) => ({ changes: context.changes }),
                onDone: {
                  target: "saved",
                  actions: [
                    { type: "takeProfile", params: outputOf },
                    { type: "storeDraft", params: ({ context }) => context.changes },
                    { type: "announceSaved", params: outputOf },
                  ],
                },
                onError: {
                  target: "choosing",
                  actions: { type: "rememberSaveFailure", params: rejectionOf },
                },
              },
            },
            saved: {
              always: { guard: "hasChanges", target: "dirty" },
            },
          },
        },
      },
    },
    picture: {
      initial: "idle",
      states: {
        idle: {},
        uploading: {
          tags: "unsaved",
          on: { "picture.remove": undefined },
          invoke: {
            src: "uploadPicture",
            input: ({ event }) => {
              assertEvent(event, "picture.choose");
              return { file: event.file };
            },
            onDone: "done",
            onError: {
              target: "failed",
              actions: { type: "rememberPictureFailure", params: rejectionOf },
            },
          },
        },
        removing: {
          initial: "asking",
          states: {
            asking: {
              on: {
                "removal.confirm": "confirmed",
                "removal.cancel": "#profileEditing.picture.idle",
              },
            },
            confirmed: {
              // Another picture, taken beside it, would be removed with the old one.
              on: { "picture.choose": undefined, "picture.remove": undefined },
              invoke: {
                src: "removePicture",
                onDone: { target: "#profileEditing.picture.removed", actions: "hidePicture" },
                onError: {
                  target: "#profileEditing.picture.failed",
                  actions: { type: "rememberRemovalFailure", params: rejectionOf },
                },
              },
            },
          },
        },
        failed: {},
        // It is stored, whatever becomes of reading where it is.
        done: {
          initial: "reading",
          states: {
            reading: {
              invoke: {
                src: "readPicture",
                onDone: { target: "shown", actions: { type: "showPicture", params: outputOf } },
                onError: "waiting",
              },
            },
            waiting: { after: { readAgain: "reading" } },
            shown: {},
          },
        },
        removed: {},
      },
      on: {
        "picture.remove": { target: ".removing", actions: "forgetPictureFailure" },
        "picture.choose": [
          {
            guard: { type: "pictureRefused", params: ({ event }) => event.file },
            target: ".failed",
            actions: { type: "judgePicture", params: ({ event }) => event.file },
          },
          {
            target: ".uploading",
            actions: { type: "judgePicture", params: ({ event }) => event.file },
          },
        ],
      },
    },
  },
});
