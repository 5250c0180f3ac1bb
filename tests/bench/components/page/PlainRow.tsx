import type { Message } from "@gemel/ui/MessageList";
import { memo } from "react";

const formats = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** A row that costs little, so that the list around it is what is measured. */
export const PlainRow = memo(function PlainRow({ message }: { message: Message }) {
  return (
    <div style={{ padding: "8px 16px", font: "16px/24px sans-serif", maxInlineSize: "36em" }}>
      {message.authorName}: {message.text} ({formats.format(message.sentAt ?? undefined)})
    </div>
  );
});
