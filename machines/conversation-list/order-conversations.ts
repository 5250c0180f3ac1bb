import type { Conversation } from "@gemel/api/values";

/**
 * All conversations as one list: the member's own twin and the newest advice are always first; then the
 * unread ones, then the rest, each in the order they came in.
 */
export function orderConversations(items: readonly Conversation[]): readonly Conversation[] {
  const pinned = [
    items.find(({ type, participant }) => type === "twin" && !participant),
    items.find(({ type }) => type === "advisor"),
  ].filter((one) => one !== undefined);
  const others = items.filter((one) => !pinned.includes(one));
  const isUnread = ({ unread_count }: Conversation): boolean => (unread_count ?? 0) > 0;
  return [...pinned, ...others.filter(isUnread), ...others.filter((one) => !isUnread(one))];
}
