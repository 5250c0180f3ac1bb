import { RouterProvider } from "@gemel/ui/RouterProvider";
import type { ReactNode } from "react";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { useAskingNavigate } from "../../shell/place/use-asking-navigate.ts";
import { useLinkHref } from "../../shell/place/use-link-href.ts";

/** The address of a conversation. */
export const chatHref = (conversationId: string): string => `/chat/${conversationId}`;

/** The links inside give the chat its type and name before it has loaded them. */
export function ChatLinks(props: { conversations: readonly Conversation[]; children: ReactNode }) {
  const { conversations, children } = props;
  const navigate = useAskingNavigate();
  const follow = (to: string): void => {
    const led = conversations.find(({ conversation_id }) => chatHref(conversation_id) === to);
    navigate(to, led && { type: led.type, name: led.participant?.name ?? null });
  };
  return (
    <RouterProvider navigate={follow} useHref={useLinkHref}>
      {children}
    </RouterProvider>
  );
}
