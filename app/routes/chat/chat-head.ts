import type { ChatHeaderProps } from "@gemel/ui/ChatHeader";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import type { ChatPartner } from "./use-partner.ts";

/** What the head of a conversation shows of the person whom it is with or about. */
export function chatHead(
  conversation: Conversation | undefined,
  { type, person }: ChatPartner,
): Pick<ChatHeaderProps, "name" | "place" | "overall"> {
  if (type === "advisor") return { name: person };
  const { participant, compatibility } = conversation ?? {};
  if (!participant || type === "twin") return {};
  return { place: participant.city ?? undefined, overall: compatibility?.overall };
}
