import { answer, pictureOperations, profileOperations } from "@gemel/api";
import { readPictureUrl, type Profile, type User } from "@gemel/api/values";
import {
  profileEditingMachine,
  type FieldChange,
  type PictureFailure,
  type SaveFailure,
} from "@gemel/machines/profile-editing";
import { useEffect } from "react";
import { fromPromise } from "xstate";
import { fromCall } from "../from-call.ts";
import type { Gemel } from "../create-gemel.ts";
import { restoreProfileDraft, storeProfileDraft } from "./profile-draft.ts";
import { sayWhenLeft } from "./say-when-left.ts";
import { useBusy } from "../use-busy.ts";
import { useNicknameCheck } from "./use-nickname-check.ts";
import { useFlow } from "../use-flow.ts";

export { childrenStatuses, intents, petsStatuses, sexes } from "@gemel/api/values";
export type { FieldChange, PictureFailure, Profile, SaveFailure };
export type PictureEditing = ReturnType<typeof useProfileEditing>["picture"];

interface Host {
  user: User;
  /** The profile was saved; `completed` when the save is what completed it. */
  onSaved: (completed: boolean) => void;
}

function provide(gemel: Gemel, user: User, { onSaved }: Pick<Host, "onSaved">) {
  const { client, session } = gemel;
  const { getMyProfile, updateMyProfile } = profileOperations(client);
  const { uploadMyPicture, removeMyPicture } = pictureOperations(client);
  return profileEditingMachine.provide({
    actors: {
      loadProfile: fromCall(({ signal }) => getMyProfile({ signal })),
      restoreDraft: fromPromise(() => Promise.resolve(restoreProfileDraft(user.id))),
      saveProfile: fromPromise(async ({ input: { changes }, signal }) => {
        // The server may clear omitted fields, and loaded values may be old: a voice message has its own
        // calls.
        const isPartial = user.capabilities.includes("partial_profiles");
        const others = isPartial ? {} : await answer(getMyProfile({ signal }));
        return answer(updateMyProfile({ ...others, ...changes }, { signal }));
      }),
      uploadPicture: fromPromise(async ({ input, signal }) => {
        await answer(uploadMyPicture(input.file, { signal }));
        session.send({ type: "user.reload" });
      }),
      readPicture: fromCall(({ signal }) => getMyProfile({ signal })),
      removePicture: fromPromise(async ({ signal }) => {
        const call = answer(removeMyPicture());
        await sayWhenLeft(gemel, "profile.picture.remove.failed", signal, call);
        session.send({ type: "user.reload" });
      }),
    },
    actions: {
      storeDraft: (_, changes) => storeProfileDraft(user.id, changes),
      announceSaved: () => {
        onSaved(session.getSnapshot().context.user?.onboarding_status === "registered");
        session.send({ type: "user.reload" });
      },
    },
  });
}

export function useProfileEditing({ user, onSaved }: Host) {
  const [snapshot, send] = useFlow((gemel, newest) => provide(gemel, user, newest), {
    host: { onSaved },
  });
  const nickname = useNicknameCheck();
  const { saved, changes, saveFailure, pictureFailure } = snapshot.context;
  const isSaving = snapshot.matches({ form: { ready: "saving" } });
  const isUploading = snapshot.matches({ picture: "uploading" });
  const isUnsaved = snapshot.hasTag("unsaved");
  const isRemoving = snapshot.matches({ picture: { removing: "confirmed" } });
  const isAskingToRemove = snapshot.matches({ picture: "removing" });

  const { status, nickname: judged } = nickname;
  useEffect(() => {
    if (status !== "available" && status !== "taken") return;
    send({ type: "nickname.judged", nickname: judged, verdict: status });
  }, [send, status, judged]);

  const draftNickname = changes.nickname ?? "";
  const { check } = nickname;
  useEffect(() => check(draftNickname), [check, draftNickname]);

  useBusy("sending", isSaving || isUploading || isRemoving);
  useBusy("dialog", isAskingToRemove);
  // The form knows of the fields on one tab only.
  useBusy("typing", snapshot.matches({ form: { ready: "dirty" } }));

  return {
    phase: snapshot.matches({ form: "loading" })
      ? "loading"
      : snapshot.matches({ form: "loadFailed" })
        ? "loadFailed"
        : "ready",
    /** The values of the fields: the saved profile with the changes applied; null before it is loaded. */
    draft: saved && {
      ...saved,
      ...changes,
      profile_picture_url: readPictureUrl(saved.profile_picture_url, user.id),
    },
    isNicknameFixed: Boolean(saved?.nickname),
    // The reason of a refused save is more reliable than an earlier result of the check.
    nicknameStatus: snapshot.context.nicknameVerdict === "taken" ? "taken" : nickname.status,
    saveState: isSaving ? "saving" : isUnsaved ? "unsaved" : "saved",
    saveFailure,
    picture: {
      failure: pictureFailure,
      isUploading,
      isSaved: snapshot.matches({ picture: "done" }),
      isAskingToRemove,
      isRemoving,
      isRemoved: snapshot.matches({ picture: "removed" }),
      choose: (file: File) => send({ type: "picture.choose", file }),
      remove: () => send({ type: "picture.remove" }),
      confirmRemoval: () => send({ type: "removal.confirm" }),
      cancelRemoval: () => send({ type: "removal.cancel" }),
    },
    change: (change: FieldChange) => send({ type: "field.change", ...change }),
    save: () => send({ type: "profile.save" }),
    discard: () => send({ type: "draft.discard" }),
    retryLoading: () => send({ type: "profile.retry" }),
  } as const;
}
