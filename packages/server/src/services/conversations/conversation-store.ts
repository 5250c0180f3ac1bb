import type { PageRequest } from "../paging/page.ts";
import type { TwinTalk } from "../twins/twin-talk.ts";
import type { Conversation, ConversationType } from "./conversation.ts";

/** A conversation as a member's list shows it. */
export interface ListedConversation extends Conversation {
  /** The other person, the owner of the twin, or whom the advice is about; null for one's own twin and a former member. */
  readonly participantId: string | null;
  /** Of the other person, also once they are apart; null with an AI, and for a former member. */
  readonly partnerNickname: string | null;
  /** When something was said last, or the conversation began. */
  readonly activeAt: Date;
  /** The newest message that the member can see. */
  readonly last: {
    readonly text: string | null;
    readonly transcript: string | null;
    readonly createdAt: Date;
  } | null;
  readonly unreadCount: number;
}

/** A conversation with an AI. */
interface OwnedConversation {
  readonly id: string;
  readonly type: "twin" | "advisor";
  readonly ownerId: string;
  /** Whose twin it is, or whom the advice is about. */
  readonly subjectId: string;
  readonly createdAt: Date;
}

/** How a member comes to a conversation live. */
interface Entry {
  /** The newest message. */
  readonly lastSeq: number;
  /** Messages up to this one are gone for the member. */
  readonly hiddenSeq: number;
}

/** Conversations and who takes part. */
export interface ConversationStore {
  findOfMatch(matchId: string): Promise<string | undefined>;
  /**
   * A conversation that a member takes part in, has not deleted, and that is about nobody who is apart from
   * them or absent. With somebody absent it has ended, and they are a former member.
   */
  find(memberId: string, id: string): Promise<Conversation | undefined>;
  /** What `find` finds, the newest activity first. */
  page(
    memberId: string,
    type: ConversationType | undefined,
    request: PageRequest,
  ): Promise<readonly ListedConversation[]>;
  /** How many `find` finds of each type. */
  countTypes(memberId: string): Promise<Readonly<Record<ConversationType, number>>>;
  /** How many others have said something to a member's twin. */
  countWithTwin(ownerId: string): Promise<number>;
  /** Who said something to a member's twin, the latest first; also those who deleted it since. */
  findWithTwin(ownerId: string, most: number): Promise<readonly TwinTalk[]>;
  /** Ends a conversation of another member with a member's twin; twice is harmless. @returns whose it is, where there is one */
  endWithTwin(ownerId: string, id: string, now: Date): Promise<string | undefined>;
  /** Opens the conversation of a match. */
  openOfMatch(conversation: {
    readonly id: string;
    readonly matchId: string;
    readonly memberIds: readonly [string, string];
    readonly createdAt: Date;
  }): Promise<void>;
  /** Opens a member's conversation with an AI, if it is not there or was ended; also twice at once. @returns its id */
  openOwned(conversation: OwnedConversation): Promise<string>;
  /** Shows a conversation to a member again who had deleted it, as a new one; harmless where it is shown. */
  show(memberId: string, id: string, now: Date): Promise<void>;
  /** Takes a conversation and all that was said in it out of a member's sight. */
  hide(memberId: string, id: string, now: Date): Promise<void>;
  /** Notes that a member has read a conversation up to a message. */
  markRead(memberId: string, id: string, seq: number): Promise<void>;
  /** Notes that a member has read all of a conversation and goes on reading live. Nothing where `find` finds nothing, or it has ended. */
  enter(memberId: string, id: string): Promise<Entry | undefined>;
  /** Closes the conversation of a match. @returns its id, where there is one */
  closeOfMatch(matchId: string, now: Date): Promise<string | undefined>;
  /** Conversations of either of two members with an AI that are about the other. */
  findAbout(memberId: string, otherId: string): Promise<readonly string[]>;
  /** Conversations that go on with a member, and of others with an AI about them, each with the other member. */
  findOthers(
    memberId: string,
  ): Promise<readonly { readonly conversationId: string; readonly memberId: string }[]>;
  /** Erases conversations that nobody takes part in any more. */
  eraseDeserted(): Promise<void>;
}
