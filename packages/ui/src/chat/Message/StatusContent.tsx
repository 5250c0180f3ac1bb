import { useIntl } from "@gemel/i18n";
import type { Message } from "./message.ts";
import * as css from "./StatusContent.css.ts";

/** The other person writes, or an AI thinks. */
export function StatusContent({ message: { text, authorName } }: { message: Message }) {
  const intl = useIntl();
  return (
    <div className={css.status}>
      <span className={css.dots} aria-hidden>
        <span className={css.dot} />
        <span className={css.dot} />
        <span className={css.dot} />
      </span>
      <span>{text ?? intl.formatMessage({ id: "chat.status.typing" }, { name: authorName })}</span>
    </div>
  );
}
