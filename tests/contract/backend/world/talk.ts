import type { StoredConversation, StoredMessage } from "./conversation.ts";
import type { Match } from "./likes.ts";
import type { Member } from "./member.ts";
import type { World } from "./world.ts";

type Opening = Pick<StoredConversation, "type" | "members"> &
  Partial<Pick<StoredConversation, "about" | "matchId">>;

const isSame = (one: StoredConversation, { type, members, about, matchId }: Opening): boolean =>
  one.type === type &&
  one.about === about &&
  one.matchId === matchId &&
  members.every((id) => one.members.includes(id));

/** The conversation that is asked for; the one that is there, or a new one. */
export function openConversation(world: World, opening: Opening): StoredConversation {
  const known = [...world.conversations.values()].find((one) => isSame(one, opening));
  if (known) {
    known.hiddenFor.clear();
    return known;
  }
  return makeConversation(world, opening);
}

/** A new conversation, whether or not there is one. */
export function makeConversation(world: World, opening: Opening): StoredConversation {
  const made: StoredConversation = {
    about: undefined,
    matchId: undefined,
    ...opening,
    id: crypto.randomUUID(),
    hiddenFor: new Set(),
    deletedUntil: new Map(),
    ended: false,
    messages: [],
    order: world.nextOrder(),
  };
  world.conversations.set(made.id, made);
  return made;
}

/** The conversation of two who matched. It begins with what they wrote with their likes. */
export function openMatch(world: World, match: Match): StoredConversation {
  const opening = { type: "user", members: match.members, matchId: match.id } as const;
  const conversation = openConversation(world, opening);
  if (conversation.messages.length > 0) return conversation;
  for (const { from, to, message } of world.likes) {
    if (message === undefined || !match.members.includes(from)) continue;
    if (match.members.includes(to)) say(world, conversation, { senderId: from, content: message });
  }
  return conversation;
}

type Said = Pick<StoredMessage, "senderId"> & Partial<StoredMessage>;

/** Makes a message without storing it. */
export const makeMessage = (world: World, said: Said): StoredMessage => ({
  id: crypto.randomUUID(),
  order: world.nextOrder(),
  content: null,
  audio: undefined,
  durationMs: undefined,
  sentAt: new Date().toISOString(),
  clientMessageId: undefined,
  ...said,
});

/** Stores a message at the end of a conversation. */
export function say(world: World, conversation: StoredConversation, said: Said): StoredMessage {
  const message = makeMessage(world, said);
  store(conversation, message);
  return message;
}

/** A member's conversation; undefined for what is not theirs, or hidden. */
export function findConversation(
  world: World,
  { id }: Member,
  conversationId: string,
): StoredConversation | undefined {
  const found = world.conversations.get(conversationId);
  const isTheirs = found?.members.includes(id) && !found.hiddenFor.has(id);
  return isTheirs ? found : undefined;
}

/** Takes a conversation and what was said until now out of a member's sight. */
export function deleteFor(conversation: StoredConversation, { id }: Member): void {
  conversation.hiddenFor.add(id);
  conversation.deletedUntil.set(id, conversation.messages.at(-1)?.order ?? 0);
}

/** What a member has not deleted, oldest first. */
export const messagesFor = (
  { messages, deletedUntil }: StoredConversation,
  { id }: Pick<Member, "id">,
): StoredMessage[] => messages.filter(({ order }) => order > (deletedUntil.get(id) ?? 0));

/** Stores a message; a conversation that was deleted begins anew with it. */
export function store(conversation: StoredConversation, message: StoredMessage): void {
  conversation.messages.push(message);
  conversation.hiddenFor.clear();
}

/** What the AI of this backend answers, whatever it is told. */
export const replyTo = (content: string): string =>
  `You said "${content.slice(0, 80)}". Tell me more about it.`;
