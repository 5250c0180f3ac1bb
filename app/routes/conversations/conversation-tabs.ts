import { conversationTypes } from "../../flows/talk/use-conversation-list.ts";

/** All conversations first: what is unread is there, of whatever type. */
export const conversationTabs = ["all", ...conversationTypes] as const;
export type ConversationTab = (typeof conversationTabs)[number];
