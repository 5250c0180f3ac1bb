import { useIntl } from "@gemel/i18n";
import { allowSound, playSound } from "@gemel/ui/playSound";
import { VoicePopup } from "@gemel/ui/VoicePopup";
import { useEffect, useState } from "react";
import { useLatest } from "../../flows/use-latest.ts";
import { useRecorder } from "../../flows/sound/use-recorder.ts";
import { type SpokenConversation, useVoicePopup } from "../../flows/talk/use-voice-popup.ts";
import { voiceProblem } from "./voice-problem.ts";

const speakers = { twin: "twin", advisor: "duo" } as const;

export interface VoiceDialogProps {
  conversation: SpokenConversation;
  /** As a sentence begins: "Your twin", "Clémence’s twin", "Duo". */
  name: string;
  /** Address of the picture of the twin's owner. */
  picture: string | undefined;
  /** A reply is there, and the backend does not say as which messages: the history has them. */
  onUnnamedReply: () => void;
  /** It is closing, by the member or after the reply. */
  onClosed: () => void;
}

/** A spoken conversation with a twin or with Duo; it opens as it is drawn, once. */
export default function VoiceDialog({
  conversation,
  name,
  picture,
  onUnnamedReply,
  onClosed,
}: VoiceDialogProps) {
  const intl = useIntl();
  /** Of the reply that plays. */
  const [loudness, setLoudness] = useState(0);
  const voice = useVoicePopup({
    conversation,
    playSound: (sound, signal) => playSound(sound, { signal, onLevel: setLoudness }),
  });
  const notifyClosed = useLatest(onClosed);
  useEffect(() => {
    if (!voice.isOpen) notifyClosed();
  }, [voice.isOpen, notifyClosed]);
  const { reply } = voice;
  const notifyReply = useLatest(onUnnamedReply);
  useEffect(() => {
    if (reply && reply.assistant_message_id === null) notifyReply();
  }, [reply, notifyReply]);
  const recorder = useRecorder(voice.recorder);
  const inPress = (act: () => void) => () => {
    allowSound();
    act();
  };
  const problem = voice.failure && voiceProblem(voice.failure, intl);
  return (
    <VoicePopup
      speaker={speakers[conversation.type]}
      name={name}
      picture={picture}
      isOpen={voice.isOpen}
      onOpenChange={voice.close}
      state={voice.phase === "recording" ? recorder.phase : voice.phase}
      level={voice.phase === "speaking" ? loudness : recorder.level}
      elapsedMs={recorder.elapsedMs}
      isTooShort={voice.isTooShort}
      transcript={reply?.user_transcript}
      reply={reply?.assistant_text}
      errorMessage={problem?.message}
      errorHelp={problem?.help}
      onRecord={inPress(voice.record)}
      onSend={inPress(voice.send)}
      onCancel={voice.cancel}
      onRetry={voice.canRetry ? voice.retry : undefined}
      closesAfterReply={voice.closesAfterReply}
      onClosesAfterReplyChange={voice.chooseClosing}
    />
  );
}
