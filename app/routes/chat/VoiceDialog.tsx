import { useIntl, type IntlShape, type MessageId } from "@gemel/i18n";
import { allowSound, playSound } from "@gemel/ui/playSound";
import { VoicePopup } from "@gemel/ui/VoicePopup";
import { useEffect, useState } from "react";
import { useLatest } from "../../flows/use-latest.ts";
import { useRecorder } from "../../flows/sound/use-recorder.ts";
import {
  type SpokenConversation,
  useVoicePopup,
  type VoicePopupFailure,
} from "../../flows/talk/use-voice-popup.ts";
import { recorderProblems } from "./recorder-problems.ts";

type Failure<During> = Extract<VoicePopupFailure, { during: During }>;

interface Problem {
  title: MessageId;
  help?: MessageId;
}

const askingProblems: Record<Failure<"asking">["reason"], Problem> = {
  not_set_up: { title: "media.popup.notSetUp", help: "media.popup.write" },
  not_shared: { title: "media.popup.notShared", help: "media.popup.notSharedHelp" },
  closed: { title: "media.popup.ended" },
  not_found: { title: "media.popup.gone" },
  not_understood: { title: "media.popup.failed", help: "media.popup.sayAgain" },
  daily_limit: { title: "error.dailyLimit", help: "media.popup.write" },
  rate_limited: { title: "error.rateLimited.soon", help: "media.note.kept" },
  unavailable: { title: "media.popup.unavailable", help: "media.note.kept" },
  unreachable: { title: "error.network", help: "media.note.kept" },
  failed: { title: "media.popup.failed", help: "media.note.kept" },
};

const speakingTitles: Record<Failure<"speaking">["reason"], MessageId> = {
  fetch: "media.player.failed",
  blocked: "media.popup.blocked",
  unplayable: "media.player.unplayable",
};

function problemOf(failure: VoicePopupFailure): Problem {
  switch (failure.during) {
    case "recording":
      return { help: "media.popup.notSent", ...recorderProblems[failure.reason] };
    case "asking":
      return askingProblems[failure.reason];
    case "speaking":
      return { title: speakingTitles[failure.reason], help: "media.popup.inWriting" };
  }
}

/** docs/product.md section 8: what happened, and what can be done. */
function voiceProblem(failure: VoicePopupFailure, intl: IntlShape) {
  const { title, help } = problemOf(failure);
  const message =
    failure.during === "speaking" && failure.reason === "fetch" ? failure.message : null;
  return {
    message: message ?? intl.formatMessage({ id: title }),
    help: help && intl.formatMessage({ id: help }),
  };
}

const speakers = { twin: "twin", advisor: "duo" } as const;

export interface VoiceDialogProps {
  conversation: SpokenConversation;
  /** Name as at the start of a sentence: "Your twin", "Clémence’s twin", "Duo". */
  name: string;
  /** Address of the picture of the twin's owner. */
  picture: string | undefined;
  /** A reply is there, and the backend does not say as which messages: the history has them. */
  onUnnamedReply: () => void;
  /** Called when the dialog closes, by the member or after the reply. */
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
  /** Loudness of the reply that plays. */
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
