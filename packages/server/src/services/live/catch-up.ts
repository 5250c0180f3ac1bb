import type { Parts } from "../parts.ts";
import type { LiveConnection } from "./live-connection.ts";

/** Whoever missed more than this fetches the history. */
const MOST_MISSED = 500;

/** A live connection that holds back what it hears until it is told where to go on. */
export interface ReturningConnection extends LiveConnection {
  /** Says that the history must be fetched up to where the conversation stands. */
  resync(cursor: string): void;
  /**
   * Passes on what came after a message, then what it held back, and from now on all in its turn.
   * @returns once it is live
   */
  goOn(after: number): Promise<void>;
}

/**
 * Brings a connection that has joined the hub up to now: what came after the last message that its client
 * saw, then what was said in the meantime, each once and in order. The member has read it. A conversation
 * that ended between the check and the joining ends the connection.
 */
export async function catchUp(
  parts: Pick<Parts, "messageCursors" | "stores">,
  connection: ReturningConnection,
  conversationId: string,
  after: number | "unknown",
): Promise<void> {
  const entry = await parts.stores.conversations.enter(connection.memberId, conversationId);
  if (entry === undefined) return connection.end("conversation ended");
  const { lastSeq, hiddenSeq } = entry;
  const isNear = after !== "unknown" && after <= lastSeq && lastSeq - after <= MOST_MISSED;
  if (isNear && after >= hiddenSeq) return connection.goOn(after);
  connection.resync(parts.messageCursors.sealLive(conversationId, lastSeq));
  return connection.goOn(lastSeq);
}
