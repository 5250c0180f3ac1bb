import { useIntl } from "@gemel/i18n";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useAnnouncer } from "../Announcer/announcer-context.ts";
import * as css from "./CopyButton.css.ts";

/** How long it shows its success, ms. */
const doneMs = 2000;

/** Puts a message on the clipboard. It shows when the bubble is pressed or pointed at. */
export function CopyButton({ text }: { text: string }) {
  const intl = useIntl();
  const { say } = useAnnouncer();
  const [isCopied, setCopied] = useState(false);
  const done = intl.formatMessage({ id: "chat.message.copied" });

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), doneMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      say(done);
    } catch (error) {
      // docs/product.md section 8: copy failures are only logged.
      console.warn("The message was not copied.", error);
    }
  };

  return (
    <span className={css.copy} data-copied={isCopied || undefined}>
      <IconButton
        label={intl.formatMessage({ id: "chat.message.copy" })}
        onPress={() => void copy()}
      >
        {isCopied ? (
          <Check aria-hidden size="0.9em" strokeWidth={1.75} />
        ) : (
          <Copy aria-hidden size="0.9em" strokeWidth={1.75} />
        )}
      </IconButton>
    </span>
  );
}
