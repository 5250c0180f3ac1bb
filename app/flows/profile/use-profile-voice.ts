import { answer, voiceOperations } from "@gemel/api";
import { profileVoiceMachine, type VoiceFailure } from "@gemel/machines/profile-voice";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import type { Gemel } from "../create-gemel.ts";
import { useGemel } from "../gemel.tsx";
import { forPlayer } from "../sound/for-player.ts";
import { voiceRecorder } from "../sound/recorder/voice-recorder.ts";
import { useBusy } from "../use-busy.ts";
import { sayWhenLeft } from "./say-when-left.ts";
import { useFlow } from "../use-flow.ts";

export type { VoiceFailure };

function provide(gemel: Gemel) {
  const { uploadMyVoice, removeMyVoice } = voiceOperations(gemel.client);
  return profileVoiceMachine.provide({
    actors: {
      recorder: voiceRecorder,
      measureFile: fromPromise(async ({ input }) => {
        const { measureFile } = await import("../sound/recorder/measure-file.ts");
        return measureFile(input.file);
      }),
      uploadVoice: fromPromise(async ({ input, signal }) => {
        const { file, onProgress } = input;
        return answer(uploadMyVoice(file, { signal, onProgress }));
      }),
      deleteVoice: fromPromise(async ({ signal }) =>
        sayWhenLeft(gemel, "profile.voice.delete.failed", signal, answer(removeMyVoice())),
      ),
    },
  });
}

/** The part of a `voice_message_url` that changes with the recording. */
const versionOf = (url: string): string =>
  new URL(url, window.location.href).searchParams.get("v") ?? url;

/**
 * The member's own voice message: recording, choosing, playing, saving and deleting it. It belongs
 * above the tabs of the profile, so that a recording outlives a look at another one.
 * @param savedUrl - `voice_message_url` of the profile when it was loaded
 */
export function useProfileVoice(savedUrl: string | null) {
  const { client } = useGemel();
  const [snapshot, send] = useFlow(provide, {
    input: { now: () => performance.now(), savedVersion: savedUrl && versionOf(savedUrl) },
  });
  const { savedVersion, draft, progress, failure, outcome } = snapshot.context;
  const isSaving = snapshot.matches("saving");
  const isDeleting = snapshot.matches({ deleting: "confirmed" });
  const isUnsaved = snapshot.hasTag("unsaved");

  // Stays set while the recording is sent: a reload between the two would lose both.
  useBusy("recording", isUnsaved);
  useBusy("sending", isSaving || isDeleting);
  useBusy("dialog", snapshot.matches({ deleting: "asking" }));

  return {
    phase: snapshot.matches("recording")
      ? "recording"
      : snapshot.matches("measuring")
        ? "measuring"
        : isSaving
          ? "saving"
          : draft
            ? "recorded"
            : savedVersion
              ? "saved"
              : "idle",
    /** The recording that is not saved yet. */
    draft,
    savedVersion,
    /** Share of the recording that is sent, 0 to 1; 0 also if it is not known. */
    progress,
    failure,
    outcome,
    isUnsaved,
    isAskingToDelete: snapshot.matches("deleting"),
    isDeleting,
    /** For `useRecorder`. */
    recorder: snapshot.children.recorder,
    /** The saved recording, for a player. */
    loadSaved: (signal: AbortSignal) =>
      forPlayer(voiceOperations(client).getMyVoice(savedVersion ?? undefined, { signal })),
    record: () => send({ type: "voice.record" }),
    stop: useCallback(() => send({ type: "voice.stop" }), [send]),
    choose: (file: File) => send({ type: "voice.choose", file }),
    discard: () => send({ type: "voice.discard" }),
    save: () => send({ type: "voice.save" }),
    askToDelete: () => send({ type: "voice.delete" }),
    confirmDelete: () => send({ type: "delete.confirm" }),
    cancelDelete: () => send({ type: "delete.cancel" }),
  } as const;
}

export type ProfileVoice = ReturnType<typeof useProfileVoice>;
