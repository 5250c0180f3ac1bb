import { AppError } from "../../errors/app-error.ts";
import { secondsAfter } from "../clock.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { requireSpeakable } from "../conversations/require-speakable.ts";
import { type AddParts, addMessage } from "../messages/add-message.ts";
import { type Message, textParts } from "../messages/message.ts";
import { readMessages } from "../messages/read-messages.ts";
import type { DatedMessage } from "../prompts/facts.ts";
import type { Repeat } from "../repeat.ts";
import { createAnswerTurns } from "./answer-turns.ts";
import type { Answerer } from "./answerer.ts";
import { composeAnswer, type ComposeParts } from "./compose-answer.ts";

/** A question that waited longer than this for a process is no longer answered, in seconds. */
const FRESH_SECONDS = 60 * 60;
/** How often a process looks for what others left. */
const LOOK_MS = 30_000;
/** How far back a turn looks; prompts take less. */
const HISTORY = 50;

interface AnswererOptions {
  readonly repeat: Repeat;
  /** Told what went wrong behind the scenes. */
  readonly onError: (error: unknown) => void;
}

/** Answers with the AI of the configuration, or offline. */
export function createAnswerer(
  parts: AddParts & ComposeParts,
  { repeat, onError }: AnswererOptions,
): Answerer {
  const { unanswered } = parts.stores;
  const turns = createAnswerTurns(parts.stores, repeat, onError);
  const leaving = new AbortController();
  const atHand = new Set<Promise<void>>();
  /** Conversations that a turn is to look at which has not begun. */
  const queued = new Set<string>();
  const since = (): Date => secondsAfter(parts.clock(), -FRESH_SECONDS);

  const compose = async (
    conversation: Conversation,
    memberId: string,
    history: readonly DatedMessage[],
    signal: AbortSignal,
  ): Promise<string> => {
    const asked = { conversation, memberId, history };
    const answer = await composeAnswer(parts, asked, signal, onError);
    if (answer === undefined) throw new AppError("not_found");
    signal.throwIfAborted();
    return answer;
  };

  /** Shows "thinking" until the answer is there or will not come. */
  const think = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    await parts.live.tellStatus(id, "thinking");
    try {
      return await work();
    } catch (error) {
      await parts.live.tellStatus(id, "");
      throw error;
    }
  };

  const answer = async (
    id: string,
    memberId: string,
    asked: readonly Message[],
    signal: AbortSignal,
  ): Promise<void> => {
    const conversation = await requireOpen(parts, memberId, id);
    const { items } = await readMessages(parts, memberId, id, { limit: HISTORY });
    const before = items.filter((message) => !asked.some((one) => one.id === message.id));
    const history = [...before, ...asked].map(asSaid);
    const text = await compose(conversation, memberId, history, signal);
    await requireOpen(parts, memberId, id);
    const said = { ...textParts, conversationId: id, senderId: null, clientMessageId: null };
    const answers = asked.map(({ seq }) => seq);
    await addMessage(parts, { ...said, role: "assistant", text }, { answers });
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
    const turn = turns
      .ifFree(id, (lost) => {
        queued.delete(id);
        return answerWaiting(id, memberId, lost);
      })
      .then(async (isDone) => {
        // What came to another process while this one had the turn was left to this one.
        if (isDone && (await unanswered.of(id, since())).length > 0) begin(id, memberId);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) onError(error);
      })
      .finally(() => {
        queued.delete(id);
        atHand.delete(turn);
      });
    atHand.add(turn);
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
        return await turns.whenFree(id, here, (lost) =>
          think(id, async () => {
            const signal = AbortSignal.any([here, lost]);
            const { items } = await readMessages(parts, memberId, id, { limit: HISTORY });
            const asked = { role: "user", text: question, at: parts.clock() } as const;
            const history = [...items.map(asSaid), asked];
            const text = await compose(conversation, memberId, history, signal);
            await requireOpen(parts, memberId, id);
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
async function requireOpen(
  parts: ComposeParts,
  memberId: string,
  conversationId: string,
): Promise<Conversation> {
  const conversation = await parts.stores.conversations.find(memberId, conversationId);
  if (conversation === undefined) throw new AppError("not_found");
  await requireSpeakable(parts, memberId, conversation);
  return conversation;
}
