import type { Message } from "../Message/message.ts";
import type { Partner } from "./partner.ts";

/** The messages of a conversation, and how far they are loaded. */
export interface HistoryProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** The first messages are on their way. @default false */
  isLoading?: boolean;
  /** They did not come. @default false */
  hasFailed?: boolean;
  /** Why they did not come, where trying again cannot help. @default words that ask to try again */
  failedTitle?: string | undefined;
  /** Loads the conversation again after `hasFailed`. */
  onReload?: () => void;
  /** Loads older messages; leave it out when there are none. */
  onReachStart?: () => void;
  /** Older messages are on their way. @default false */
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
  /** With whom the conversation is. */
  partner: Partner;
  /** Heads a conversation in which nothing was said yet. @default words for the partner */
  emptyTitle?: string;
}
