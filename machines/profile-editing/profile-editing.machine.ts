import type { Profile } from "@gemel/api/values";
import { assign, setup, assertEvent, not } from "xstate";
import { type Failure, readFailure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { isSameNickname } from "../nickname-check/nickname.ts";
import {
  changeField,
  changesAgainst,
  type FieldChange,
  missingToProceed,
  type NicknameVerdict,
  type ProfileChanges,
} from "./draft.ts";
import {
  judgePicture,
  type PictureFailure,
  readPictureFailure,
  readRemovalFailure,
  readSaveFailure,
  type SaveFailure,
} from "./failures.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { missingToProceed } from "./draft.ts";
export type { FieldChange, NicknameVerdict, ProfileChanges, RequiredField } from "./draft.ts";
export { pictureMaximum, pictureTypes } from "./failures.ts";
export type { PictureFailure, SaveFailure } from "./failures.ts";

export interface ProfileEditingContext {
  /** The profile as the server has it; null until it is loaded. */
  readonly saved: Profile | null;
  /** The draft is `{ ...saved, ...changes }`. */
  readonly changes: ProfileChanges;
  /** The changes of the save under way. */
  readonly sent: ProfileChanges;
  readonly nicknameVerdict: NicknameVerdict;
  readonly saveFailure: SaveFailure | null;
  readonly pictureFailure: PictureFailure | null;
}

export type ProfileEditingEvent =
  | { type: "profile.retry" }
  | { type: "profile.save" }
  | ({ type: "field.change" } & FieldChange)
  | { type: "draft.discard" }
  /** The result of the nickname check; ignored if the draft has another nickname by now. */
  | { type: "nickname.judged"; nickname: string; verdict: NicknameVerdict }
  | { type: "picture.choose"; file: Blob }
  | { type: "picture.remove" }
  | { type: "removal.confirm" }
  | { type: "removal.cancel" };

/** Returns the reason to refuse a save before it is sent; null if nothing is missing. */
function judgeDraft({
  saved,
  changes,
  nicknameVerdict,
}: ProfileEditingContext): SaveFailure | null {
  if (saved === null) return null;
  const missing = missingToProceed({ saved, changes }, nicknameVerdict);
  return missing.length > 0 ? { kind: "incomplete", missing } : null;
}

const isClaim = ({ sent }: ProfileEditingContext): boolean => sent.nickname !== undefined;

/**
 * Loads, edits and saves the member's profile and the sharing of the twin, and uploads or removes a picture
 * beside it. The tag `unsaved` says that the form or the picture has something to lose.
 *
 * Changes are stored as they are made (`storeDraft`; no changes: remove the stored ones) and restored with
 * the next load (`restoreDraft`). A change during a save stays a change. A failed save keeps the draft.
 */
export const profileEditingMachine = setup({
  types: {
    context: {} as ProfileEditingContext,
    events: {} as ProfileEditingEvent,
    tags: {} as "unsaved",
  },
  actors: {
    loadProfile: hostActor<Profile>("loadProfile"),
    restoreDraft: hostActor<ProfileChanges | null>("restoreDraft"),
    saveProfile: hostActor<Profile, { readonly changes: ProfileChanges }>("saveProfile"),
    uploadPicture: hostActor<void, { readonly file: Blob }>("uploadPicture"),
    readPicture: hostActor<Pick<Profile, "profile_picture_url">>("readPicture"),
    removePicture: hostActor<void>("removePicture"),
  },
  actions: {
    storeDraft: hostAction<ProfileChanges>("storeDraft"),
    /** The profile that others show, the session's user first, is no longer the newest. */
    announceSaved: hostAction<Profile>("announceSaved"),
    takeProfile: assign({
      saved: (_, saved: Profile) => saved,
      // The server may keep a value otherwise than it was sent (a link dropped, a blank trimmed):
      // what was sent is no longer a change, whatever came back.
      changes: ({ context: { changes, sent } }, saved: Profile) =>
        changesAgainst(saved, changesAgainst(sent, changes)),
      sent: {},
    }),
    changeField: assign({
      changes: ({ context: { saved, changes, sent } }, change: FieldChange) =>
        saved ? changeField({ saved, changes, sent }, change) : changes,
      nicknameVerdict: ({ context: { changes, nicknameVerdict } }, change: FieldChange) =>
        change.key !== "nickname" || isSameNickname(change.value, changes.nickname)
          ? nicknameVerdict
          : "unknown",
    }),
    reviseIncomplete: assign({
      saveFailure: ({ context }) =>
        context.saveFailure?.kind === "incomplete" ? judgeDraft(context) : context.saveFailure,
    }),
    discardChanges: assign({ changes: {}, saveFailure: null, nicknameVerdict: "unknown" }),
    rememberIncomplete: assign({ saveFailure: ({ context }) => judgeDraft(context) }),
    rememberSaveFailure: assign({
      changes: ({ context: { saved, changes } }) => changesAgainst(saved ?? {}, changes),
      sent: {},
      saveFailure: ({ context }, failure: Failure) => readSaveFailure(failure, isClaim(context)),
      nicknameVerdict: ({ context }, failure: Failure) =>
        readSaveFailure(failure, isClaim(context)).kind === "nickname_taken"
          ? "taken"
          : context.nicknameVerdict,
    }),
    judgePicture: assign({ pictureFailure: (_, file: Blob) => judgePicture(file) }),
    hidePicture: assign({
      saved: ({ context: { saved } }) => saved && { ...saved, profile_picture_url: null },
    }),
    showPicture: assign({
      saved: (
        { context: { saved } },
        { profile_picture_url }: Pick<Profile, "profile_picture_url">,
      ) => saved && { ...saved, profile_picture_url },
    }),
  },
  guards: {
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    isComplete: ({ context }) => judgeDraft(context) === null,
    isAboutDraft: ({ context: { changes } }, nickname: string) =>
      isSameNickname(changes.nickname, nickname),
    pictureRefused: (_, file: Blob) => judgePicture(file) !== null,
  },
  delays: { readAgain: 5_000 },
}).createMachine({
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
                  actions: assign({
                    changes: ({ context: { saved }, event }) =>
                      saved && event.output ? changesAgainst(saved, event.output) : {},
                  }),
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
                assign({ nicknameVerdict: ({ event }) => event.verdict }),
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
              entry: assign({ sent: ({ context }) => context.changes, saveFailure: null }),
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
              actions: assign({
                pictureFailure: ({ event }) => readPictureFailure(readFailure(event.error)),
              }),
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
              // Another picture, uploaded meanwhile, would be removed with the old one.
              on: { "picture.choose": undefined, "picture.remove": undefined },
              invoke: {
                src: "removePicture",
                onDone: { target: "#profileEditing.picture.removed", actions: "hidePicture" },
                onError: {
                  target: "#profileEditing.picture.failed",
                  actions: assign({
                    pictureFailure: ({ event }) => readRemovalFailure(readFailure(event.error)),
                  }),
                },
              },
            },
          },
        },
        failed: {},
        // The picture is stored, even if reading its address fails.
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
        "picture.remove": { target: ".removing", actions: assign({ pictureFailure: null }) },
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
