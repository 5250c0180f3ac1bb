import type { Parts } from "../parts.ts";

/** How many others have said something to an owner's twin. */
export const countTwinConversations = (
  { stores }: Pick<Parts, "stores">,
  ownerId: string,
): Promise<number> => stores.conversations.countWithTwin(ownerId);
