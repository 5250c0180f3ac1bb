import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Conversation, findConversation } from "../conversations/rules.ts";
import { AppError } from "../../errors/app-error.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { addMessage, type AddServices, readMessages, requireSpeakable } from "../messages/rules.ts";
import { type Message, textParts } from "../../live/delivery.ts";
import type { DatedMessage } from "./prompts/facts.ts";
import type { Repeat } from "../../foundation/repeat.ts";
import { composeAnswer, type ComposeServices } from "./compose-answer.ts";
import { answerLease, unansweredStore } from "./store.ts";
import { createConversationQueue } from "../messages/conversation-queue.ts";
import type { Services } from "../../services.ts";
import { leaseStore } from "../../jobs/lease-store.ts";
import { renewLease } from "../../jobs/renew-lease.ts";

declare module "../../services.ts" {
  interface Services {
    readonly answerer: Answerer;
  }
}

/**
 * Answers for twins and the advisor; one answer at a time in a conversation, whatever process has it. A question
 * is answered once, also where the process is killed that took it: another one takes it up.
 */
export interface Answerer {
  /**
   * Notes that a member's message is stored in a twin or advisor conversation. It is answered in the
   * background, after everything that was asked before it; a failure is only logged.
   */
  noteMessage(conversation: Conversation): void;
  /**
   * Answers a question that is not stored yet, in the order of the conversation, and shows "thinking" until then.
   * An answer that is aborted before `keep` is not kept.
   * @param keep stores question and answer; the next answer waits until it is done
   * @throws the signal's reason once it is aborted
   */
  answerNow<T>(
    conversation: Conversation,
    question: string,
    signal: AbortSignal,
    keep: (answer: string) => Promise<T>,
  ): Promise<T>;
  /**
   * Answers recent questions that a process left unanswered when it ended. It also runs by itself at
   * intervals.
   */
  resume(): Promise<void>;
  /**
   * Stops thinking and waits for what is at hand; what stays unanswered is resumed by another process, or at the
   * next start.
   */
  close(): Promise<void>;
}

/** A question that waited longer than this for a process is no longer answered, in seconds. */
const FRESH_SECONDS = 60 * 60;
/** How often a process looks for what others left. */
const LOOK_MS = 30_000;
/** How far back an answer looks; prompts take less. */
const HISTORY = 50;

interface AnswererOptions {
  readonly repeat: Repeat;
  /** Takes errors of background work. */
  readonly onError: (error: unknown) => void;
}

export function createAnswerer(
  services: AddServices & ComposeServices,
  { repeat, onError }: AnswererOptions,
): Answerer {
  const unanswered = unansweredStore(services.db);
  const queue = createAnswerQueue(services.db, repeat, onError);
  const leaving = new AbortController();
  const atHand = new Set<Promise<void>>();
  /** Conversations whose queued work has not begun. */
  const queued = new Set<string>();
  const since = (): Date => secondsAfter(services.clock(), -FRESH_SECONDS);

  const compose = async (
    conversation: Conversation,
    memberId: string,
    history: readonly DatedMessage[],
    signal: AbortSignal,
  ): Promise<string> => {
    const asked = { conversation, memberId, history };
    const answer = await composeAnswer(services, asked, signal, onError);
    if (answer === undefined) throw new AppError("not_found");
    signal.throwIfAborted();
    return answer;
  };

  /** Shows "thinking" until the answer is there or will not come. */
  const think = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    await services.live.showStatus(id, "thinking");
    try {
      return await work();
    } catch (error) {
      await services.live.showStatus(id, "");
      throw error;
    }
  };

  const answer = async (
    id: string,
    memberId: string,
    asked: readonly Message[],
    signal: AbortSignal,
  ): Promise<void> => {
    const conversation = await requireOpen(services, memberId, id);
    const { items } = await readMessages(services, memberId, id, { limit: HISTORY });
    const before = items.filter((message) => !asked.some((one) => one.id === message.id));
    const history = [...before, ...asked].map(asSaid);
    const text = await compose(conversation, memberId, history, signal);
    await requireOpen(services, memberId, id);
    const said = { ...textParts, conversationId: id, senderId: null, clientMessageId: null };
    const answers = asked.map(({ seq }) => seq);
    await addMessage(services, { ...said, role: "assistant", text }, { answers });
  };

  const answerWaiting = async (id: string, memberId: string, lost: AbortSignal): Promise<void> => {
    const asked = await unanswered.of(id, since());
    if (asked.length === 0) return;
    const signal = AbortSignal.any([leaving.signal, lost]);
    signal.throwIfAborted();
    try {
      await think(id, () => answer(id, memberId, asked, signal));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const seqs = asked.map(({ seq }) => seq);
      await unanswered.drop(id, seqs);
    }
  };

  const begin = (id: string, memberId: string): void => {
    if (leaving.signal.aborted || queued.has(id)) return;
    queued.add(id);
    const answering = queue
      .ifFree(id, (lost) => {
        queued.delete(id);
        return answerWaiting(id, memberId, lost);
      })
      .then(async (isDone) => {
        // Questions that reached another process while this one answered were left to this process.
        if (isDone && (await unanswered.of(id, since())).length > 0) begin(id, memberId);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) onError(error);
      })
      .finally(() => {
        queued.delete(id);
        atHand.delete(answering);
      });
    atHand.add(answering);
  };

  const resume = async (): Promise<void> => {
    for (const { conversationId, memberId } of await unanswered.find(since())) {
      begin(conversationId, memberId);
    }
  };
  const stopLooking = repeat(LOOK_MS, () => void resume().catch(onError));

  return {
    noteMessage: ({ id, memberIds }) => {
      const [memberId] = memberIds;
      if (memberId !== undefined) begin(id, memberId);
    },
    answerNow: async (conversation, question, caller, keep) => {
      const [memberId] = conversation.memberIds;
      if (memberId === undefined) throw new AppError("not_found");
      const { id } = conversation;
      const here = AbortSignal.any([caller, leaving.signal]);
      try {
        return await queue.whenFree(id, here, (lost) =>
          think(id, async () => {
            const signal = AbortSignal.any([here, lost]);
            const { items } = await readMessages(services, memberId, id, { limit: HISTORY });
            const asked = { role: "user", text: question, at: services.clock() } as const;
            const history = [...items.map(asSaid), asked];
            const text = await compose(conversation, memberId, history, signal);
            await requireOpen(services, memberId, id);
            return keep(text);
          }),
        );
      } finally {
        begin(id, memberId);
      }
    },
    resume,
    close: async () => {
      stopLooking();
      leaving.abort(new Error("the server stops"));
      await Promise.all(atHand);
    },
  };
}

const asSaid = ({ role, text, transcript, createdAt }: Message): DatedMessage => ({
  role,
  text: text ?? transcript ?? "",
  at: createdAt,
});

/** The conversation, as long as the member may go on in it. @throws AppError */
async function requireOpen(services: ComposeServices, memberId: string, conversationId: string) {
  const conversation = await findConversation(services.db, memberId, conversationId);
  if (conversation === undefined) throw new AppError("not_found");
  await requireSpeakable(services, memberId, conversation);
  return conversation;
}

/** A killed process keeps a conversation from the others for so long, in seconds. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;
/** How often a process asks for a lease that another one has. */
const RETRY_MS = 500;

/** Work for an answer; aborted once another process may have it. */
type AnswerWork<T> = (lost: AbortSignal) => Promise<T>;

/**
 * Answers in conversations with AIs: one after the other in this process, and one process at a time.
 * @param onError called when a lease fails; it runs out by itself
 */
function createAnswerQueue(db: Services["db"], repeat: Repeat, onError: (error: unknown) => void) {
  const leases = leaseStore(db);
  const holder = randomUUID();
  const queue = createConversationQueue();
  const takeLease = (name: string): Promise<boolean> => leases.take(name, holder, LEASE_SECONDS);

  /** Does work with a lease that was taken, and gives it back. */
  const hold = async <T>(name: string, work: AnswerWork<T>): Promise<T> => {
    const lease = { name, holder, seconds: LEASE_SECONDS, renewalMs: RENEWAL_MS };
    try {
      return await renewLease(leases, lease, { repeat, onError }, work);
    } finally {
      await leases.release(name, holder).catch(onError);
    }
  };
  return {
    /** Does work, unless another process answers there. @returns whether it did */
    ifFree: (conversationId: string, work: AnswerWork<void>) =>
      queue.run(conversationId, async () => {
        const name = answerLease(conversationId);
        if (!(await takeLease(name))) return false;
        await hold(name, work);
        return true;
      }),
    /** Does work as soon as no other process answers there. @throws the signal's reason once it is aborted */
    whenFree: <T>(conversationId: string, signal: AbortSignal, work: AnswerWork<T>) =>
      queue.run(conversationId, async () => {
        const name = answerLease(conversationId);
        signal.throwIfAborted();
        while (!(await takeLease(name))) await wait(RETRY_MS, undefined, { signal });
        return hold(name, work);
      }),
  };
}
