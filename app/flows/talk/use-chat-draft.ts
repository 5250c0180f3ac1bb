import { useState } from "react";
import { keepDraft, recallDraft } from "./kept-talk.ts";
import { useBusy } from "../use-busy.ts";

/** The member's text in one conversation, kept until it is sent. Key the component by both ids. */
export function useChatDraft(memberId: string, conversationId: string) {
  const [text, setText] = useState(() => recallDraft({ memberId, conversationId }));
  useBusy("typing", text !== "");
  return [
    text,
    (changed: string) => {
      setText(changed);
      keepDraft({ memberId, conversationId }, changed);
    },
  ] as const;
}
