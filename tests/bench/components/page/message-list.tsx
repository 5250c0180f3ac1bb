import { MessageList } from "@gemel/ui/MessageList";
import { loadTexts, TextsProvider } from "@gemel/ui/TextsProvider";
import "@gemel/ui/styles";
import type { Candidate } from "./candidate.ts";

const texts = await loadTexts("en");
const partner = { kind: "other", name: "Clémence" } as const;
const loadEarlier = () => {};

export const candidate: Candidate = {
  Conversation: ({ messages }) => (
    <TextsProvider locale="en" texts={texts} region="en-GB">
      <MessageList partner={partner} messages={messages} onReachStart={loadEarlier} />
    </TextsProvider>
  ),
  scroller: "[role=group][tabindex]",
  message: "[role=listitem]",
};
