import type { Message } from "../Message/message.ts";
import type { Partner } from "./partner.ts";

/** The messages of a conversation, and how far they are loaded. */
export interface HistoryProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** The first messages are loading. @default false */
  isLoading?: boolean;
  /** The messages failed to load. @default false */
  hasFailed?: boolean;
  /** Why they did not come, where trying again cannot help. @default words that ask to try again */
  failedTitle?: string | undefined;
  /** Loads the conversation again after `hasFailed`. */
  onReload?: () => void;
  /** Loads older messages; leave it out when there are none. */
  onReachStart?: () => void;
  /** Older messages are loading. @default false */
  isLoadingEarlier?: boolean;
  /** Shows a button that calls `onReachStart` again. @default false */
  hasEarlierFailed?: boolean;
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** Takes a failed message away. */
  onDiscard?: (id: string) => void;
  /** Injected by stories and tests. @default the day that it is */
  today?: Date;
}

export interface MessageListProps extends HistoryProps {
  /** The other person of the conversation, or the AI. */
  partner: Partner;
  /** Address of the picture of the person, or of a twin's owner; shown before the first message. */
  partnerPicture?: string | undefined;
  /** The heading of a conversation without messages. @default words for the partner */
  emptyTitle?: string;
  /** Why the two might get on, in a sentence; shown before the first message to a person. */
  emptyReason?: string | undefined;
}
