import type { Message } from "../messages/message.ts";

/** A conversation with an AI in which a member has asked something. */
interface Unanswered {
  readonly conversationId: string;
  readonly memberId: string;
}

/** What twins and the advisor have yet to answer. A question is noted, and noted as answered, with its message. */
export interface UnansweredStore {
  /** Open conversations with questions that are not older, and in which nobody answers, the oldest first. */
  find(since: Date): Promise<readonly Unanswered[]>;
  /** The questions of a conversation that are not older and that its member still sees, in order. */
  of(conversationId: string, since: Date): Promise<readonly Message[]>;
  /** Notes that questions get no answer. */
  drop(conversationId: string, seqs: readonly number[]): Promise<void>;
  /** Notes that older questions get no answer. */
  dropOlder(before: Date): Promise<void>;
}

/** What a process holds while it answers in a conversation. */
export const answerLease = (conversationId: string): string => `answer:${conversationId}`;
