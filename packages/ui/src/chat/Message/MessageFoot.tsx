import { useIntl } from "@gemel/i18n";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { OneRing } from "../../brand/Rings/OneRing.tsx";
import * as css from "./Message.css.ts";
import type { Message } from "./message.ts";
import { footTime } from "./foot-text.ts";

/** The last line in a bubble: when it was sent, and whether it was seen. */
export function MessageFoot({ message }: { message: Message }) {
  const intl = useIntl();
  const { state, receipt, sentAt } = message;
  const time = footTime(intl, message);
  return (
    <div className={css.foot}>
      {receipt === undefined ? null : (
        <span className={css.receipt}>
          {receipt === "seen" ? <Rings tone="current" /> : <OneRing />}
          {intl.formatMessage({ id: `chat.message.${receipt}` })}
        </span>
      )}
      {state === "sending" || state === "unsent" ? (
        time
      ) : sentAt === null ? null : (
        <time dir="auto" dateTime={sentAt.toISOString()}>
          {time}
        </time>
      )}
    </div>
  );
}
