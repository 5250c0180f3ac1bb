import { useIntl } from "@gemel/i18n";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { AiLabel } from "../AiLabel/AiLabel.tsx";
import { AudioContent } from "./AudioContent.tsx";
import { CopyButton } from "./CopyButton.tsx";
import * as css from "./Message.css.ts";
import { isAi, type Message } from "./message.ts";
import { MessageFoot } from "./MessageFoot.tsx";
import { StatusContent } from "./StatusContent.tsx";
import { TextContent } from "./TextContent.tsx";

const contents = { text: TextContent, audio: AudioContent, status: StatusContent };

export interface MessageBubbleProps {
  message: Message;
  /** The small corner towards the speaker. */
  hasTail: boolean;
}

/** A message of one speaker, in their colour. */
export function MessageBubble({ message, hasTail }: MessageBubbleProps) {
  const intl = useIntl();
  const { author, authorName, kind } = message;
  const canCopy = kind === "text" && Boolean(message.text);
  const Content = contents[kind];
  const speaker = author === "me" ? intl.formatMessage({ id: "chat.message.me" }) : authorName;
  return (
    <div
      className={css.bubbles[author]}
      data-bubble
      data-author={author}
      data-tail={hasTail || undefined}
      data-sending={message.state === "sending" || undefined}
      // Pressed, it has the focus, and what can be done with it shows.
      {...(canCopy ? { tabIndex: -1 } : {})}
    >
      {isAi(author) ? (
        <AiLabel speaker={author} name={authorName} />
      ) : (
        <VisuallyHidden>{speaker}</VisuallyHidden>
      )}
      <Content message={message} />
      {canCopy ? <CopyButton text={message.text ?? ""} /> : null}
      {kind === "audio" ? <MessageFoot message={message} /> : null}
    </div>
  );
}
