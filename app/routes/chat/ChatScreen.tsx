import { useIntl } from "@gemel/i18n";
import { Banner } from "@gemel/ui/Banner";
import { ChatFrame } from "@gemel/ui/ChatFrame";
import { ChatHeader, type ChatHeaderProps } from "@gemel/ui/ChatHeader";
import { ConnectionBanner } from "@gemel/ui/ConnectionBanner";
import { MessageList } from "@gemel/ui/MessageList";
import { useState } from "react";
import { reasonOf } from "../../flows/people/reason-of.ts";
import type { ChatFlow } from "../../flows/talk/use-chat.ts";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { laterDialog } from "../../shell/failures/later.tsx";
import { usePictured } from "../conversations/use-pictured.ts";
import { useChatSafety } from "./use-chat-safety.ts";
import type { ChatPartner } from "./use-partner.ts";
import { useShownMessages } from "./use-shown-messages.ts";
import { Writing } from "./Writing.tsx";
import { IconButton } from "@gemel/ui/IconButton";
import { useOnDemand } from "@gemel/ui/useOnDemand";
import { Ellipsis } from "lucide-react";
import type { ChatMenuProps } from "./OpenedChatMenu.tsx";

// Menus are heavy and seldom wanted: a conversation is there sooner without.
const loadMenu = () => import("./OpenedChatMenu.tsx");

function ChatMenu(props: ChatMenuProps) {
  const intl = useIntl();
  const { Part: OpenedChatMenu, isLoading, want } = useOnDemand(loadMenu);
  if (OpenedChatMenu) return <OpenedChatMenu {...props} />;
  return (
    <IconButton
      label={intl.formatMessage({ id: "chat.menu.open" })}
      aria-haspopup="menu"
      isPending={isLoading}
      onPress={want}
    >
      <Ellipsis aria-hidden size="1em" strokeWidth={1.75} />
    </IconButton>
  );
}

// Each comes when it is first wanted: a conversation is there sooner without them.
const DeleteDialog = laterDialog(
  () => import("./DeleteDialog.tsx"),
  ({ chat }) => ({ isOpen: /^(asking|deleting)$/.test(chat.deletion), close: chat.cancelDelete }),
);
const SafetyDialogs = laterDialog(
  () => import("../people/SafetyDialogs.tsx"),
  ({ safety }) => safety,
);
const AdviceDialog = laterDialog(
  () => import("../people/AdviceDialog.tsx"),
  ({ onClose }) => ({ isOpen: true, close: onClose }),
);

interface ChatScreenProps {
  conversationId: string;
  /** The conversation as the list has it; undefined while it is not known. */
  conversation: Conversation | undefined;
  chat: ChatFlow;
  about: ChatPartner;
  /** Requests again what did not load. */
  onReload: () => void;
  hasFailed: boolean;
}

export function ChatScreen(props: ChatScreenProps) {
  const { conversationId, conversation, chat, about, onReload, hasFailed } = props;
  const { type, partner, person, title } = about;
  const messages = useShownMessages(chat, partner);
  const picture = usePicture(usePictured(conversation));
  const { safety, offered, reportable, begin } = useChatSafety(conversation, chat);
  const [isAdviceOpen, setAdviceOpen] = useState(false);
  const participant = type === "user" && !chat.isEnded ? conversation?.participant : null;
  const reason = reasonOf(conversation?.compatibility);

  return (
    <>
      <ChatFrame
        header={
          <ChatHeader
            partner={partner}
            title={title}
            pictureSrc={picture}
            {...chatHead(conversation, about)}
            backHref="/conversations"
            actions={
              <ChatMenu
                name={person}
                onAdvice={participant ? () => setAdviceOpen(true) : undefined}
                offered={offered}
                onSafety={begin}
                onDelete={chat.askToDelete}
              />
            }
          />
        }
        notices={
          <>
            {chat.isEnded ? null : (
              <ConnectionBanner
                state={chat.connection}
                retryAt={chat.retryAt}
                onRetry={chat.reconnect}
              />
            )}
            {chat.deletion === "failed" && <NotDeleted onDismiss={chat.cancelDelete} />}
          </>
        }
        footer={<Writing {...{ conversationId, chat, about, picture }} />}
      >
        <MessageList
          partner={partner}
          partnerPicture={picture}
          messages={messages}
          {...("emptyTitle" in about && { emptyTitle: about.emptyTitle })}
          emptyReason={participant ? reason : undefined}
          isLoading={chat.phase === "loading"}
          hasFailed={hasFailed}
          onReload={onReload}
          {...(chat.older === "none" ? {} : { onReachStart: chat.loadOlder })}
          isLoadingEarlier={chat.older === "loading"}
          hasEarlierFailed={chat.older === "failed"}
          {...(chat.isEnded ? {} : { onRetry: chat.retry })}
          onDiscard={chat.discard}
        />
      </ChatFrame>
      <>
        {chat.deletion !== "none" && <DeleteDialog chat={chat} about={about} />}
        {safety.request && <SafetyDialogs safety={safety} messages={reportable} />}
        {isAdviceOpen && participant && (
          <AdviceDialog
            user={{ id: participant.id, nickname: participant.name }}
            onClose={() => setAdviceOpen(false)}
          />
        )}
      </>
    </>
  );
}

function NotDeleted({ onDismiss }: { onDismiss: () => void }) {
  const intl = useIntl();
  return (
    <Banner tone="danger" placement="inline" onDismiss={onDismiss}>
      <strong>{intl.formatMessage({ id: "chat.delete.failed" })}</strong>{" "}
      {intl.formatMessage({ id: "chat.delete.failedHint" })}
    </Banner>
  );
}

/** The facts about the person of a conversation (the partner or the subject) that its head shows. */
function chatHead(
  conversation: Conversation | undefined,
  { type, person }: ChatPartner,
): Pick<ChatHeaderProps, "name" | "place" | "overall"> {
  if (type === "advisor") return { name: person };
  const { participant, compatibility } = conversation ?? {};
  if (!participant || type === "twin") return {};
  return { place: participant.city ?? undefined, overall: compatibility?.overall };
}
