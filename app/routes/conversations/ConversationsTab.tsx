import { useIntl } from "@gemel/i18n";
import { ConversationItemSkeleton } from "@gemel/ui/ConversationItemSkeleton";
import { ErrorState } from "@gemel/ui/ErrorState";
import { InfiniteList } from "@gemel/ui/InfiniteList";
import { Stack } from "@gemel/ui/Stack";
import type { ConversationListFlow } from "../../flows/talk/use-conversation-list.ts";
import type { User } from "../../flows/session/use-session.ts";
import type { ConversationTab } from "./conversation-tabs.ts";
import { ListedConversation } from "./ListedConversation.tsx";
import { EmptyState } from "@gemel/ui/EmptyState";
import { LinkButton } from "@gemel/ui/LinkButton";
import { decide } from "../../shell/gate.ts";
import { AiLabel } from "@gemel/ui/AiLabel";
import { Button } from "@gemel/ui/Button";
import { Card } from "@gemel/ui/Card";
import { Notice } from "@gemel/ui/Notice";
import { useConversationOpening } from "../../flows/talk/use-conversation-opening.ts";
import { useGoToChat } from "../people/use-go-to-chat.ts";

/** Offers the conversation with the member's own twin, once that is there. */
function OwnTwin({ user }: { user: User }) {
  const intl = useIntl();
  const { isOpening, failure, open } = useConversationOpening({ onOpened: useGoToChat() });
  const isReady = user.onboarding_status === "onboarding_complete";
  const body = isReady ? "chat.list.create.body" : "chat.list.create.preparing";
  const text = failure === "unreachable" ? "error.network" : "chat.list.create.failed";
  return (
    <Card tone="twin">
      <EmptyState
        title={intl.formatMessage({ id: "chat.list.create.title" })}
        picture={<AiLabel speaker="twin" name={intl.formatMessage({ id: "chat.list.ownTwin" })} />}
        action={
          isReady && (
            <Button isPending={isOpening} onPress={() => open({ type: "twin", user: null })}>
              {intl.formatMessage({ id: "people.twin.start" })}
            </Button>
          )
        }
      >
        <Stack>
          <p>{intl.formatMessage({ id: body })}</p>
          {failure && <Notice tone="danger">{intl.formatMessage({ id: text })}</Notice>}
        </Stack>
      </EmptyState>
    </Card>
  );
}

const next = {
  advisor: { href: "/discover", action: "likes.empty.action" },
  user: { href: "/likes?tab=matches", action: "chat.list.empty.user.action" },
} as const;

/** No conversation of this type yet, and the way to the first. */
function NothingSaid({ type, user }: { type: keyof typeof next; user: User }) {
  const intl = useIntl();
  const { href, action } = next[type];
  // The page opens before the discover page does.
  const [path = href] = href.split("?");
  const isOpen = decide("member", path, user.onboarding_status).kind === "open";
  return (
    <EmptyState
      title={intl.formatMessage({ id: `chat.list.empty.${type}.title` })}
      action={isOpen && <LinkButton href={href}>{intl.formatMessage({ id: action })}</LinkButton>}
    >
      {intl.formatMessage({ id: `chat.list.empty.${type}.body` })}
    </EmptyState>
  );
}

interface ConversationsTabProps {
  tab: ConversationTab;
  list: ConversationListFlow;
  user: User;
  /** The conversation that is open beside the list. */
  open?: string | undefined;
}

/** The conversations of one type or all of them, in whatever state the list is. */
export function ConversationsTab({ tab, list, user, open }: ConversationsTabProps) {
  const intl = useIntl();
  if (list.phase === "error")
    return (
      <ErrorState title={intl.formatMessage({ id: "chat.list.error" })} onRetry={list.retry} />
    );
  const listed = tab === "all" ? list.ordered : list.items.filter(({ type }) => type === tab);
  const isRead = list.phase === "loaded" && !list.hasMore;
  const hasOwnTwin = listed.some(({ type, participant }) => type === "twin" && !participant);
  if (isRead && listed.length === 0 && (tab === "advisor" || tab === "user"))
    return <NothingSaid type={tab} user={user} />;
  // Above what is unread it would only stand in the way.
  const isOffered = tab === "twin" || listed.length === 0;
  return (
    <Stack>
      {isRead && !hasOwnTwin && isOffered && <OwnTwin user={user} />}
      {(!isRead || listed.length > 0) && (
        <InfiniteList
          label={intl.formatMessage({ id: `chat.list.tabs.${tab}` })}
          layout="rows"
          isLoading={list.phase === "loading"}
          loading={<ConversationItemSkeleton />}
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          onLoadMore={list.loadMore}
        >
          {listed.map((conversation) => (
            <ListedConversation
              key={conversation.conversation_id}
              conversation={conversation}
              open={open}
            />
          ))}
        </InfiniteList>
      )}
    </Stack>
  );
}
