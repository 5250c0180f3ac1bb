import { useSession } from "../../flows/session/use-session.ts";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";

/** Finds a conversation's picture, for `usePicture`: the person's, or the twin owner's. Duo has a sign. */
export function usePictured(
  conversation: Pick<Conversation, "type" | "participant"> | undefined,
): string | null | undefined {
  const { user } = useSession();
  if (conversation === undefined || conversation.type === "advisor") return null;
  const { type, participant } = conversation;
  // A conversation with one's own twin has no participant.
  const isOwn = type === "twin" && participant === null;
  return isOwn ? user?.profile_picture_url : participant?.picture_url;
}
