import type { ComponentType } from "react";
import type { Message } from "@gemel/ui/MessageList";

interface ConversationProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** How many of them were put before the ones that it was mounted with. */
  prepended: number;
}

/** A list to be measured: each draws the same texts, as its documentation says. */
export interface Candidate {
  Conversation: ComponentType<ConversationProps>;
  /** Selects what scrolls. */
  scroller: string;
  /** Selects the element of one message. */
  message: string;
}
