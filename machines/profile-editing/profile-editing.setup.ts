import type { Profile } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import type { Failure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
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
  /** What the nickname check says; dropped when the draft has another nickname by now. */
  | { type: "nickname.judged"; nickname: string; verdict: NicknameVerdict }
  | { type: "picture.choose"; file: Blob }
  | { type: "picture.remove" }
  | { type: "removal.confirm" }
  | { type: "removal.cancel" };

/** What a save would be refused for here; null when nothing is missing. */
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

export const profileEditingSetup = setup({
  types: {
    context: {} as ProfileEditingContext,
    events: {} as ProfileEditingEvent,
    tags: {} as "unsaved",
  },
  actors: {
    loadProfile: fromPromise<Profile>(mustBeProvided("loadProfile")),
    restoreDraft: fromPromise<ProfileChanges | null>(mustBeProvided("restoreDraft")),
    saveProfile: fromPromise<Profile, { readonly changes: ProfileChanges }>(
      mustBeProvided("saveProfile"),
    ),
    uploadPicture: fromPromise<void, { readonly file: Blob }>(mustBeProvided("uploadPicture")),
    readPicture: fromPromise<Pick<Profile, "profile_picture_url">>(mustBeProvided("readPicture")),
    removePicture: fromPromise<void>(mustBeProvided("removePicture")),
  },
  actions: {
    storeDraft: actionMustBeProvided<ProfileChanges>("storeDraft"),
    /** The profile that others show, the session's user first, is no longer the newest. */
    announceSaved: actionMustBeProvided<Profile>("announceSaved"),
    takeProfile: assign({
      saved: (_, saved: Profile) => saved,
      // The server may keep a value otherwise than it was sent (a link dropped, a blank trimmed):
      // what was sent is no longer a change, whatever came back.
      changes: ({ context: { changes, sent } }, saved: Profile) =>
        changesAgainst(saved, changesAgainst(sent, changes)),
      sent: {},
    }),
    noteSent: assign({ sent: ({ context }) => context.changes, saveFailure: null }),
    takeDraft: assign({
      changes: ({ context: { saved } }, draft: ProfileChanges | null) =>
        saved && draft ? changesAgainst(saved, draft) : {},
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
    takeVerdict: assign({ nicknameVerdict: (_, verdict: NicknameVerdict) => verdict }),
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
    rememberPictureFailure: assign({
      pictureFailure: (_, failure: Failure) => readPictureFailure(failure),
    }),
    rememberRemovalFailure: assign({
      pictureFailure: (_, failure: Failure) => readRemovalFailure(failure),
    }),
    forgetPictureFailure: assign({ pictureFailure: null }),
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
});
