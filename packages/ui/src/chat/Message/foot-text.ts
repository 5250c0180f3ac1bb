import type { IntlShape } from "@gemel/i18n";
import type { Message } from "./message.ts";

/** The text in a message's last line: the time when it was sent, or that it is not sent yet. */
export function footTime(intl: IntlShape, { state, sentAt }: Message): string {
  if (state === "sending" || state === "unsent")
    return intl.formatMessage({ id: `chat.message.${state}` });
  return sentAt === null ? "" : intl.formatTime(sentAt);
}

/** Spaces as wide as a receipt's mark and the two gaps beside it. */
const marks = { sent: "\u2003\u2003", seen: "\u2003\u2003\u2003" };

/** A CSS string as wide as the foot of a message: unseen, it keeps room for it in the last line. */
export function roomForFoot(intl: IntlShape, message: Message): string {
  const { receipt } = message;
  const mark =
    receipt === undefined
      ? ""
      : `${marks[receipt]}${intl.formatMessage({ id: `chat.message.${receipt}` })}`;
  return JSON.stringify(mark + footTime(intl, message));
}
