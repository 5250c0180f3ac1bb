import { useIntl } from "@gemel/i18n";
import { use } from "react";
import { Fold } from "../../layout/Fold/Fold.tsx";
import { AudioPlayer } from "../../media/AudioPlayer/AudioPlayer.tsx";
import { PlayedMessageContext } from "./played-message.ts";
import type { Message } from "./message.ts";

const tones = { me: "garnet", other: "neutral", twin: "twin", duo: "duo" } as const;

/** A voice message, with its transcript if it is known. */
export function AudioContent({ message }: { message: Message }) {
  const { id, author, authorName, audio } = message;
  const intl = useIntl();
  const notifyPlayed = use(PlayedMessageContext);
  const label =
    author === "me"
      ? intl.formatMessage({ id: "chat.message.myAudio" })
      : intl.formatMessage({ id: "chat.message.audio" }, { name: authorName });
  return (
    <>
      {audio ? (
        <AudioPlayer
          label={label}
          load={audio.load}
          onPlay={() => {
            notifyPlayed(id);
            audio.onPlay?.();
          }}
          onEnd={audio.onEnd}
          tone={tones[author]}
          durationMs={audio.durationMs}
        />
      ) : null}
      {audio?.transcript ? (
        <Fold summary={intl.formatMessage({ id: "chat.message.transcript" })}>
          <p dir="auto">{audio.transcript}</p>
        </Fold>
      ) : null}
    </>
  );
}
