import {
  ChatContainer,
  MainContainer,
  Message,
  MessageList,
  type MessageModel,
} from "@chatscope/chat-ui-kit-react";
import "@chatscope/chat-ui-kit-styles/dist/default/styles.min.css";
import type { Message as Said } from "@gemel/ui/MessageList";
import type { Candidate } from "./candidate.ts";

const times = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const models = new WeakMap<Said, MessageModel>();

/** Its form of a message, made once: an app would keep it so. */
function modelOf(message: Said): MessageModel {
  const known = models.get(message);
  if (known) return known;
  const model: MessageModel = {
    message: message.text ?? "",
    sentTime: times.format(message.sentAt ?? undefined),
    sender: message.authorName,
    direction: message.author === "me" ? "outgoing" : "incoming",
    position: "single",
    type: "text",
  };
  models.set(message, model);
  return model;
}

export const candidate: Candidate = {
  Conversation: ({ messages }) => (
    <MainContainer>
      <ChatContainer>
        <MessageList>
          {messages.map((message) => (
            <Message key={message.id} model={modelOf(message)} />
          ))}
        </MessageList>
      </ChatContainer>
    </MainContainer>
  ),
  scroller: "[data-cs-message-list]",
  message: "[data-cs-message]",
};
