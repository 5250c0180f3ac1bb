import { type ApiClient, voiceQueryOperations } from "@gemel/api";
import {
  retryOf,
  type SpokenConversation,
  type VoicePopupFailure,
  voicePopupMachine,
} from "@gemel/machines/voice-popup";
import { fromCall } from "../from-call.ts";
import { audioPlayback, type PlaySound } from "../sound/audio-playback.ts";
import { keep, recall } from "../kept.ts";
import { voiceRecorder } from "../sound/recorder/voice-recorder.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { SpokenConversation, VoicePopupFailure };

/** The storage key of the choice to close after a reply. */
const choiceKey = "voicePopup";

interface Host {
  /** Must stay the same while the component is mounted; another one needs another `key`. */
  conversation: SpokenConversation;
  playSound: PlaySound;
}

const provide = (client: ApiClient, playSound: PlaySound) =>
  voicePopupMachine.provide({
    actors: {
      recorder: voiceRecorder,
      playback: audioPlayback(client, playSound),
      askByVoice: fromCall(({ input: { conversation, recording }, signal }) =>
        voiceQueryOperations(client).askByVoice(
          { file: recording, conversationId: conversation.id, convType: conversation.type },
          { signal },
        ),
      ),
    },
    actions: {
      keepChoice: (_, { closesAfterReply }) => void keep(choiceKey, { closesAfterReply }),
    },
  });

/**
 * Speaking with a twin or with the advisor, from the moment the component is there until the popup
 * is closed; opened again, it is another component.
 */
export function useVoicePopup({ conversation, playSound }: Host) {
  const [snapshot, send] = useFlow(({ client }) => provide(client, playSound), {
    input: {
      conversation,
      now: () => performance.now(),
      closesAfterReply: recall(choiceKey)?.["closesAfterReply"] === true,
    },
  });
  const { reply, failure, isTooShort, closesAfterReply } = snapshot.context;
  const isOpen = !snapshot.matches("closed");
  const phase = snapshot.matches("recording")
    ? "recording"
    : snapshot.matches("thinking")
      ? "thinking"
      : snapshot.matches("speaking")
        ? "speaking"
        : snapshot.matches("error")
          ? "error"
          : "idle";

  useBusy("dialog", isOpen);
  useBusy("recording", phase === "recording");
  useBusy("sending", phase === "thinking");
  useBusy("playing", phase === "speaking");

  return {
    isOpen,
    phase,
    /** For `useRecorder`. */
    recorder: snapshot.children.recorder,
    /** The last answer, and what was understood of the question. */
    reply,
    failure,
    /** The last recording was not worth sending. */
    isTooShort,
    canRetry: failure !== null && retryOf(failure) !== null,
    closesAfterReply,
    record: () => send({ type: "voice.record" }),
    send: () => send({ type: "voice.send" }),
    cancel: () => send({ type: "voice.cancel" }),
    retry: () => send({ type: "voice.retry" }),
    close: () => send({ type: "popup.close" }),
    chooseClosing: (closes: boolean) => send({ type: "closing.choose", closesAfterReply: closes }),
  } as const;
}
