import { useState } from "react";
import type { User } from "../../flows/session/use-session.ts";
import type { ConversationTab } from "../conversations/conversation-tabs.ts";
import { ConversationTabs } from "../conversations/ConversationTabs.tsx";

export interface OtherConversationsProps {
  user: User;
  /** The conversation that is open. */
  open: string;
}

/** The list of all conversations, beside the one that is open. */
export default function OtherConversations({ user, open }: OtherConversationsProps) {
  const [tab, select] = useState<ConversationTab>("all");
  return <ConversationTabs user={user} tab={tab} onSelect={select} open={open} />;
}
