import type { Parts } from "../parts.ts";

/**
 * With how many others an owner's twin has talked, as far as they are somebody to the owner: all that the
 * owner learns of what others and the twin say to each other.
 */
export const countTwinConversations = (
  { stores }: Pick<Parts, "stores">,
  ownerId: string,
): Promise<number> => stores.conversations.countWithTwin(ownerId);
