import { useIntl } from "@gemel/i18n";
import { CopyButton } from "./CopyButton.tsx";
import * as css from "./Message.css.ts";
import type { Message } from "./message.ts";

/** The last line in a bubble: copy, and when it was sent. */
export function MessageFoot({ message: { kind, text, state, sentAt } }: { message: Message }) {
  const intl = useIntl();
  return (
    <div className={css.foot}>
      {kind === "text" && text ? <CopyButton text={text} /> : null}
      {state === "sending" || state === "unsent" ? (
        intl.formatMessage({ id: `chat.message.${state}` })
      ) : sentAt === null ? null : (
        <time dir="auto" dateTime={sentAt.toISOString()}>
          {intl.formatTime(sentAt)}
        </time>
      )}
    </div>
  );
}
