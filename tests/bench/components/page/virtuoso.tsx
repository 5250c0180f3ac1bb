import type { Message } from "@gemel/ui/MessageList";
import { Virtuoso } from "react-virtuoso";
import type { Candidate } from "./candidate.ts";
import { PlainRow } from "./PlainRow.tsx";

/** Its documentation: positive, and large enough for all that is ever put before. */
const firstItemIndex = 1_000_000;

const keyOf = (_index: number, message: Message): string => message.id;
const row = (_index: number, message: Message) => <PlainRow message={message} />;
const atEnd = { index: "LAST", align: "end" } as const;

export const candidate: Candidate = {
  Conversation: ({ messages, prepended }) => (
    <Virtuoso
      style={{ blockSize: "100%" }}
      data={messages}
      firstItemIndex={firstItemIndex - prepended}
      initialTopMostItemIndex={atEnd}
      computeItemKey={keyOf}
      itemContent={row}
      followOutput
      alignToBottom
    />
  ),
  scroller: "[data-virtuoso-scroller]",
  message: "[data-item-index]",
};
