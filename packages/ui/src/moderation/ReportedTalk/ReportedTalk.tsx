import { useIntl } from "@gemel/i18n";
import { AudioPlayer } from "../../media/AudioPlayer/AudioPlayer.tsx";
import * as css from "./ReportedTalk.css.ts";

export interface ReportedTalkMessage {
  id: string;
  sender: "reported" | "reporter" | "former_member";
  /** Said in the reporter's talk with the reported member's twin: of the two, the twin says it for `reported`. */
  isWithTwin: boolean;
  kind: "text" | "audio";
  /** The text, or the transcript of a recording; null if there is none. */
  text: string | null;
  /** Fetches the recording; absent if none was kept. */
  load?: (signal: AbortSignal) => Promise<Blob>;
  sentAt: Date;
}

export interface ReportedTalkProps {
  /** Names the list. */
  label: string;
  /** The oldest first. */
  messages: readonly ReportedTalkMessage[];
  /** The names of the two members. */
  names: Readonly<Record<"reported" | "reporter", string>>;
}

const roles = { reported: "reported", reporter: "reporter", former_member: "former" } as const;
const rolesWithTwin = { ...roles, reported: "twin", reporter: "toTwin" } as const;

/**
 * A copied conversation, to be read as a record: author, text and time, all on one side. Messages of and to a
 * digital twin are labelled. Its texts are in the bundles `member` and `moderation`.
 *
 * Not for a conversation that goes on (`MessageList`): there own messages have their own side.
 */
export function ReportedTalk({ label, messages, names }: ReportedTalkProps) {
  const intl = useIntl();
  const roleOf = ({ sender, isWithTwin }: ReportedTalkMessage): string =>
    intl.formatMessage({ id: `moderation.talk.${(isWithTwin ? rolesWithTwin : roles)[sender]}` });
  return (
    <ol role="list" aria-label={label} className={css.list}>
      {messages.map((message) => {
        const { id, sender, kind, text, load, sentAt } = message;
        const name = sender === "former_member" ? roleOf(message) : names[sender];
        return (
          <li key={id} className={css.messages[sender]}>
            <p className={css.head}>
              <span className={css.name} dir="auto">
                {name}
              </span>
              {sender === "former_member" ? null : (
                <span className={css.second}>{roleOf(message)}</span>
              )}
              <time className={css.second} dateTime={sentAt.toISOString()}>
                {intl.formatDate(sentAt, { dateStyle: "medium", timeStyle: "short" })}
              </time>
            </p>
            {kind === "audio" && load ? (
              <AudioPlayer
                label={intl.formatMessage({ id: "moderation.talk.recording" }, { name })}
                load={load}
              />
            ) : null}
            {kind === "audio" && !load ? (
              <p className={css.second}>
                {intl.formatMessage({ id: "moderation.talk.recordingGone" })}
              </p>
            ) : null}
            {text === null ? null : (
              <p dir="auto" className={css.text}>
                {text}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
