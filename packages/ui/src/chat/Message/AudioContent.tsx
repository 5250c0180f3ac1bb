import { useIntl } from "@gemel/i18n";
import { AudioPlayer } from "../../media/AudioPlayer/AudioPlayer.tsx";
import * as css from "./Message.css.ts";
import type { Message } from "./message.ts";

const tones = { me: "garnet", other: "neutral", twin: "twin", duo: "duo" } as const;

/** A voice message, with its words where they are known. */
export function AudioContent({ message: { author, authorName, audio } }: { message: Message }) {
  const intl = useIntl();
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
          tone={tones[author]}
          {...(audio.durationMs === undefined ? {} : { durationMs: audio.durationMs })}
        />
      ) : null}
      {audio?.transcript ? (
        <details className={css.transcript}>
          <summary className={css.transcriptTitle}>
            {intl.formatMessage({ id: "chat.message.transcript" })}
          </summary>
          <p dir="auto">{audio.transcript}</p>
        </details>
      ) : null}
    </>
  );
}
