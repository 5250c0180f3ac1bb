import { answer, pictureOperations, profileOperations } from "@gemel/api";
import type { Profile, User } from "@gemel/api/values";
import {
  profileEditingMachine,
  type FieldChange,
  type PictureFailure,
  type SaveFailure,
} from "@gemel/machines/profile-editing";
import { useEffect } from "react";
import { fromPromise, type SnapshotFrom } from "xstate";
import type { Gemel } from "../create-gemel.ts";
import { restoreProfileDraft, storeProfileDraft } from "./profile-draft.ts";
import { useBusy } from "../use-busy.ts";
import { useNicknameCheck } from "./use-nickname-check.ts";
import { useLastingFlow } from "../use-lasting-flow.ts";

export { childrenStatuses, intents, petsStatuses, sexes } from "@gemel/api/values";
export type { FieldChange, PictureFailure, Profile, SaveFailure };
export type PictureEditing = ReturnType<typeof useProfileEditing>["picture"];

interface Host {
  user: User;
  /** The profile was saved; `completed` when the save is what completed it. */
  onSaved: (completed: boolean) => void;
}

function provide(
  { client, session }: Gemel,
  user: User,
  { onSaved }: Pick<Host, "onSaved">,
): typeof profileEditingMachine {
  const { getMyProfile, updateMyProfile } = profileOperations(client);
  const { uploadMyPicture, removeMyPicture } = pictureOperations(client);
  return profileEditingMachine.provide({
    actors: {
      loadProfile: fromPromise(async ({ signal }) => answer(getMyProfile({ signal }))),
      restoreDraft: fromPromise(() => Promise.resolve(restoreProfileDraft(user.id))),
      saveProfile: fromPromise(async ({ input, signal }) =>
        answer(updateMyProfile(input.changes, { signal })),
      ),
      uploadPicture: fromPromise(async ({ input, signal }) => {
        await answer(uploadMyPicture(input.file, { signal }));
        session.send({ type: "user.reload" });
      }),
      readPicture: fromPromise(async ({ signal }) => answer(getMyProfile({ signal }))),
      removePicture: fromPromise(async () => {
        await answer(removeMyPicture());
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

const isRemovingPicture = (snapshot: SnapshotFrom<typeof profileEditingMachine>): boolean =>
  snapshot.matches({ picture: { removing: "confirmed" } });

/** The member's own profile: loading, editing, saving, the picture, and the check of the nickname. */
export function useProfileEditing({ user, onSaved }: Host) {
  const [snapshot, send] = useLastingFlow(
    (gemel, newest) => provide(gemel, user, newest),
    {
      isAtWork: isRemovingPicture,
      onLeft: ({ context }, { flash }) => {
        const message = { id: "profile.picture.remove.failed", tone: "danger" } as const;
        if (context.pictureFailure) flash.send({ type: "flash.show", message });
      },
    },
    { onSaved },
  );
  const nickname = useNicknameCheck();
  const { saved, changes, saveFailure, pictureFailure } = snapshot.context;
  const isSaving = snapshot.matches({ form: { ready: "saving" } });
  const isUploading = snapshot.matches({ picture: "uploading" });
  const isUnsaved = snapshot.hasTag("unsaved");
  const isRemoving = isRemovingPicture(snapshot);
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
    /** What the fields show: the saved profile with the changes on it; null before it is loaded. */
    draft: saved && { ...saved, ...changes },
    isNicknameFixed: Boolean(saved?.nickname),
    // What a save was refused for is known better than what the check said before it.
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
