import { useIntl } from "@gemel/i18n";
import { ConversationItemSkeleton } from "@gemel/ui/ConversationItemSkeleton";
import { ConversationsLayout } from "@gemel/ui/ConversationsLayout";
import { Stack } from "@gemel/ui/Stack";
import { useLocation, useNavigate, useParams } from "react-router";
import { useChat } from "../../flows/talk/use-chat.ts";
import { useConversation } from "../../flows/talk/use-conversation.ts";
import { useSession, type User } from "../../flows/session/use-session.ts";
import { laterPart } from "../../shell/failures/later.tsx";
import { ChatScreen } from "./ChatScreen.tsx";
import { openedWith } from "./opened-with.ts";
import type { OtherConversationsProps } from "./OtherConversations.tsx";
import { usePartner } from "./use-partner.ts";
import { Center } from "@gemel/ui/Center";
import { ChatFrame } from "@gemel/ui/ChatFrame";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { LinkButton } from "@gemel/ui/LinkButton";
import { MessagesSkeleton } from "@gemel/ui/MessagesSkeleton";

/** No conversation of the member's has this address, or none any more. */
function ChatNotFound() {
  const intl = useIntl();
  return (
    <Center>
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: "chat.notFound.title" })}
        action={
          <LinkButton href="/conversations">
            {intl.formatMessage({ id: "chat.notFound.action" })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: "chat.notFound.body" })}
      </EmptyState>
    </Center>
  );
}

function ChatLoading() {
  return (
    <ChatFrame header={null} footer={null}>
      <MessagesSkeleton />
    </ChatFrame>
  );
}

function ChatFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Center>
      <Stack>
        <ErrorState
          headingLevel={1}
          title={intl.formatMessage({ id: "chat.messages.failedTitle" })}
          onRetry={onRetry}
        >
          {intl.formatMessage({ id: "chat.messages.failedHint" })}
        </ErrorState>
        <LinkButton kind="quiet" href="/conversations">
          {intl.formatMessage({ id: "chat.notFound.action" })}
        </LinkButton>
      </Stack>
    </Center>
  );
}

// A phone has no room for it.
const OtherConversations = laterPart<OtherConversationsProps>(
  () => import("./OtherConversations.tsx"),
  <div aria-busy="true">
    <Stack gap={2}>
      <ConversationItemSkeleton />
    </Stack>
  </div>,
);

/**
 * One conversation (docs/product.md section 2), opened by a link or by its address alone. If there is room,
 * the others are listed beside it.
 */
export default function ChatPage() {
  const intl = useIntl();
  const { user } = useSession();
  const { conversationId } = useParams();
  return (
    user &&
    conversationId !== undefined && (
      <ConversationsLayout
        title={intl.formatMessage({ id: "chat.list.title" })}
        list={<OtherConversations key={user.id} user={user} open={conversationId} />}
      >
        <Chat key={`${user.id} ${conversationId}`} conversationId={conversationId} member={user} />
      </ConversationsLayout>
    )
  );
}

function Chat({ conversationId, member }: { conversationId: string; member: User }) {
  const memberId = member.id;
  const navigate = useNavigate();
  const { state } = useLocation();
  const { phase, conversation, retry } = useConversation(conversationId);
  const chat = useChat({
    conversationId,
    memberId,
    isEnded: conversation?.ended ?? false,
    onDeleted: () => void navigate("/conversations", { replace: true }),
  });
  const listed = conversation && {
    type: conversation.type,
    name: conversation.participant?.name ?? null,
  };
  const about = usePartner(listed ?? openedWith(state));
  const hasFailed = chat.phase === "failed" || (phase === "failed" && about === null);
  const reload = () => {
    if (phase === "failed") retry();
    chat.reload();
  };

  if (chat.phase === "notFound" || (phase === "unlisted" && about === null))
    return <ChatNotFound />;
  if (about === null) return hasFailed ? <ChatFailed onRetry={reload} /> : <ChatLoading />;
  return (
    <ChatScreen
      conversationId={conversationId}
      conversation={conversation}
      chat={chat}
      about={about}
      hasFailed={hasFailed}
      onReload={reload}
    />
  );
}
