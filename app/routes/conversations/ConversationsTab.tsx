import { useIntl } from "@gemel/i18n";
import { ConversationItemSkeleton } from "@gemel/ui/ConversationItemSkeleton";
import { ErrorState } from "@gemel/ui/ErrorState";
import { InfiniteList } from "@gemel/ui/InfiniteList";
import { Stack } from "@gemel/ui/Stack";
import type { ConversationListFlow, ConversationType } from "../../flows/use-conversation-list.ts";
import type { User } from "../../flows/use-session.ts";
import { ListedConversation } from "./ListedConversation.tsx";
import { NothingSaid } from "./NothingSaid.tsx";
import { OwnTwin } from "./OwnTwin.tsx";

interface ConversationsTabProps {
  type: ConversationType;
  list: ConversationListFlow;
  user: User;
}

/** The conversations of one type, in whatever state the list is. */
export function ConversationsTab({ type, list, user }: ConversationsTabProps) {
  const intl = useIntl();
  if (list.phase === "error")
    return (
      <ErrorState title={intl.formatMessage({ id: "chat.list.error" })} onRetry={list.retry} />
    );
  const listed = list.items.filter((one) => one.type === type);
  const isRead = list.phase === "loaded" && !list.hasMore;
  const isOwnTwinMissing = type === "twin" && isRead && !listed.some((one) => !one.participant);
  if (isRead && listed.length === 0 && type !== "twin")
    return <NothingSaid type={type} user={user} />;
  return (
    <Stack>
      {isOwnTwinMissing && <OwnTwin user={user} />}
      {(!isRead || listed.length > 0) && (
        <InfiniteList
          label={intl.formatMessage({ id: `chat.list.tabs.${type}` })}
          isLoading={list.phase === "loading"}
          loading={<ConversationItemSkeleton />}
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          onLoadMore={list.loadMore}
        >
          {listed.map((conversation) => (
            <ListedConversation key={conversation.conversation_id} conversation={conversation} />
          ))}
        </InfiniteList>
      )}
    </Stack>
  );
}
