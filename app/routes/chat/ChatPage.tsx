import { useLocation, useNavigate, useParams } from "react-router";
import { useChat } from "../../flows/use-chat.ts";
import { useConversation } from "../../flows/use-conversation.ts";
import { useSession } from "../../flows/use-session.ts";
import { ChatScreen } from "./ChatScreen.tsx";
import { ChatFailed, ChatLoading, ChatNotFound } from "./ChatUnknown.tsx";
import { openedWith } from "./opened-with.ts";
import { usePartner } from "./use-partner.ts";

/** One conversation (SPEC.md section 2), come to by a link or by its address alone. */
export default function ChatPage() {
  const { user } = useSession();
  const { conversationId } = useParams();
  return (
    user &&
    conversationId !== undefined && (
      <Chat
        key={`${user.id} ${conversationId}`}
        conversationId={conversationId}
        memberId={user.id}
      />
    )
  );
}

function Chat({ conversationId, memberId }: { conversationId: string; memberId: string }) {
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
