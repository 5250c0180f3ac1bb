import { answer, conversationOperations, type ApiClient } from "@gemel/api";
import type { Message } from "@gemel/api/values";
import { voiceNoteMachine } from "@gemel/machines/voice-note";
import { fromPromise } from "xstate";
import { voiceRecorder } from "../sound/recorder/voice-recorder.ts";
import { useIsPlain } from "../session/use-is-plain.ts";
import { stateAmong } from "../state-among.ts";
import { useBusy } from "../use-busy.ts";
import { useLatest } from "../use-latest.ts";
import { useFlow } from "../use-flow.ts";

interface Host {
  /** Must stay the same while the component is mounted; another one needs another `key`. */
  readonly conversationId: string;
  readonly onSent: (message: Message | null) => void;
}

function provide(
  client: ApiClient,
  { isPlain, announceSent }: { isPlain: boolean; announceSent: (message: Message | null) => void },
) {
  const { sendVoiceNote } = conversationOperations(client);
  return voiceNoteMachine.provide({
    actors: {
      recorder: voiceRecorder,
      uploadNote: fromPromise(async ({ input: { conversationId, draft, onProgress }, signal }) => {
        const note = {
          audio: draft.file,
          duration_ms: Math.round(draft.durationMs),
          ...(!isPlain && { client_msg_id: draft.clientMessageId }),
        };
        return answer(sendVoiceNote(conversationId, note, { signal, onProgress }));
      }),
    },
    actions: { announceSent: (_, message) => announceSent(message) },
  });
}

export function useVoiceNote({ conversationId, onSent }: Host) {
  const announceSent = useLatest(onSent);
  // The first render's is kept.
  const isPlain = useIsPlain();
  const [snapshot, send] = useFlow(({ client }) => provide(client, { isPlain, announceSent }), {
    input: {
      conversationId,
      now: () => performance.now(),
      createId: () => crypto.randomUUID(),
    },
  });
  const { draft, progress, problem, refusal, isDayUsedUp } = snapshot.context;
  const isUploading = snapshot.matches("uploading");
  const isUnsent = snapshot.hasTag("unsent");
  useBusy("recording", isUnsent);
  useBusy("sending", isUploading);
  return {
    phase: stateAmong(snapshot, ["recording", "uploading", "uploadFailed", "preview"]) ?? "idle",
    draft,
    /** Share of the recording that is sent, 0 to 1; 0 also if it is not known. */
    progress,
    /** Why nothing was recorded, and why the server took nothing. */
    problem,
    refusal,
    isDayUsedUp,
    isUnsent,
    /** For `useRecorder`. */
    recorder: snapshot.children.recorder,
    record: () => send({ type: "note.record" }),
    stop: () => send({ type: "note.stop" }),
    send: () => send({ type: "note.send" }),
    cancel: () => send({ type: "note.cancel" }),
  } as const;
}

export type VoiceNoteFlow = ReturnType<typeof useVoiceNote>;
