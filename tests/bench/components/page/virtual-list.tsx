import type { Message } from "@gemel/ui/MessageList";
import { VirtualList } from "@gemel/ui/VirtualList";
import type { Candidate } from "./candidate.ts";
import { PlainRow } from "./PlainRow.tsx";

const keyOf = (message: Message): string => message.id;

const lineHeight = 24;
const padding = 16;
const lineLength = 70;
const estimateHeight = ({ text = "" }: Message): number =>
  padding + lineHeight * Math.ceil(text.length / lineLength);

export const candidate: Candidate = {
  Conversation: ({ messages }) => (
    <VirtualList
      label="Messages"
      items={messages}
      keyOf={keyOf}
      estimateHeight={estimateHeight}
      anchor="end"
    >
      {(message) => <PlainRow message={message} />}
    </VirtualList>
  ),
  scroller: "[role=group][tabindex]",
  message: "[role=listitem]",
};
