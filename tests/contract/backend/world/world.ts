import type { Live } from "../socket/live.ts";
import type { StoredConversation } from "./conversation.ts";
import type { Like, Match } from "./likes.ts";
import { makeMember, type Member, type MemberStart } from "./member.ts";
import type { Media } from "./media.ts";
import type { StoredEntry, StoredReport } from "./moderation.ts";
import type { Session } from "./sessions.ts";

/** The secret part of a link in a mail. */
export interface Link {
  readonly purpose: "verify" | "reset" | "unsubscribe";
  readonly memberId: string;
  spent: boolean;
}

/** Everything that the backend knows; gone when it stops. */
export interface World {
  readonly members: Map<string, Member>;
  readonly sessions: Map<string, Session>;
  readonly links: Map<string, Link>;
  /** Mails by address, oldest first. */
  readonly outbox: Map<string, string[]>;
  readonly stamps: Set<string>;
  /** Their senders' own ids of the messages to the people behind the service. */
  readonly contactMessages: Set<string>;
  readonly reports: StoredReport[];
  readonly audit: StoredEntry[];
  likes: Like[];
  readonly matches: Match[];
  readonly conversations: Map<string, StoredConversation>;
  /** What the voices said, and to whom. */
  readonly replies: Map<string, { readonly memberId: string; readonly media: Media }>;
  readonly live: Live;
  /** A number larger than all before. */
  readonly nextOrder: () => number;
}

export function makeWorld(live: Live): World {
  let order = 0;
  return {
    members: new Map(),
    sessions: new Map(),
    links: new Map(),
    outbox: new Map(),
    stamps: new Set(),
    contactMessages: new Set(),
    reports: [],
    audit: [],
    likes: [],
    matches: [],
    conversations: new Map(),
    replies: new Map(),
    live,
    nextOrder: () => (order += 1),
  };
}

export function addMember(world: World, start: MemberStart): Member {
  const member = makeMember(world.nextOrder(), start);
  world.members.set(member.id, member);
  return member;
}

export const findByEmail = (world: World, email: string): Member | undefined =>
  [...world.members.values()].find((one) => one.email.toLowerCase() === email.toLowerCase());

const nicknameKey = (nickname: string): string => nickname.trim().normalize("NFC").toLowerCase();

export const findByNickname = (world: World, nickname: string): Member | undefined =>
  [...world.members.values()].find(
    (one) => one.nickname !== null && nicknameKey(one.nickname) === nicknameKey(nickname),
  );
