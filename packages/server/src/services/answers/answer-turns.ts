import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createTurns } from "../messages/turns.ts";
import type { Parts } from "../parts.ts";
import type { Repeat } from "../repeat.ts";
import { answerLease } from "./unanswered-store.ts";

/** Whoever is killed keeps a conversation from the others for so long, in seconds. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;
/** How often whoever waits for another process asks. */
const RETRY_MS = 500;

/** What is done in a turn; aborted once another process may have it. */
type TurnWork<T> = (lost: AbortSignal) => Promise<T>;

/** Turns in conversations with AIs: one after the other in this process, and one process at a time. */
export interface AnswerTurns {
  /** Does work, unless another process has the turn. @returns whether it did */
  ifFree(conversationId: string, work: TurnWork<void>): Promise<boolean>;
  /** Does work as soon as no other process has the turn. @throws the signal's reason once it is aborted */
  whenFree<T>(conversationId: string, signal: AbortSignal, work: TurnWork<T>): Promise<T>;
}

/** @param onError told what goes wrong with a lease; it runs out by itself */
export function createAnswerTurns(
  { leases }: Pick<Parts["stores"], "leases">,
  repeat: Repeat,
  onError: (error: unknown) => void,
): AnswerTurns {
  const holder = randomUUID();
  const turns = createTurns();
  const takeLease = (name: string): Promise<boolean> => leases.take(name, holder, LEASE_SECONDS);

  /** Does work with a lease that was taken, and gives it back. */
  const hold = async <T>(name: string, work: TurnWork<T>): Promise<T> => {
    const lost = new AbortController();
    const stop = repeat(RENEWAL_MS, () => {
      takeLease(name).then((isHeld) => {
        if (!isHeld) lost.abort(new Error("another process answers"));
      }, onError);
    });
    try {
      return await work(lost.signal);
    } finally {
      stop();
      await leases.release(name, holder).catch(onError);
    }
  };
  return {
    ifFree: (conversationId, work) =>
      turns.take(conversationId, async () => {
        const name = answerLease(conversationId);
        if (!(await takeLease(name))) return false;
        await hold(name, work);
        return true;
      }),
    whenFree: (conversationId, signal, work) =>
      turns.take(conversationId, async () => {
        const name = answerLease(conversationId);
        signal.throwIfAborted();
        while (!(await takeLease(name))) await wait(RETRY_MS, undefined, { signal });
        return hold(name, work);
      }),
  };
}
