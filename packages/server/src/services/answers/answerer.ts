import type { Conversation } from "../conversations/conversation.ts";

/**
 * Answers for twins and the advisor; one turn at a time in a conversation, whatever process has it. A question
 * is answered once, also where the process is killed that took it: another one takes it up.
 */
export interface Answerer {
  /**
   * Says that a member's message is stored in a twin or advisor conversation. It is answered behind the
   * scenes, once whatever was asked before it is answered; a failure is told to nobody but the log.
   */
  noteMessage(conversation: Conversation): void;
  /**
   * Answers a question that is not stored yet, in the conversation's turn, and shows "thinking" meanwhile.
   * Whoever is aborted before `keep` has kept nothing.
   * @param keep stores question and answer; the turn lasts until it is done
   * @throws the signal's reason once it is aborted
   */
  answerNow<T>(
    conversation: Conversation,
    question: string,
    signal: AbortSignal,
    keep: (answer: string) => Promise<T>,
  ): Promise<T>;
  /** Answers what was asked lately and left unanswered by a process that ended. It does so every so often. */
  resume(): Promise<void>;
  /** Stops thinking and waits for what is at hand; what stays unanswered is resumed by another process, or at the next start. */
  close(): Promise<void>;
}
