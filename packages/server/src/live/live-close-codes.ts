import type { LiveEnd } from "./live-connection.ts";

/**
 * The codes with which a live connection is closed. Codes below 4000 are those of RFC 6455; from 4000 they
 * are ours: 4000 plus the HTTP status of the same meaning. A frame that is too long ends the connection with
 * 1009, by the protocol itself.
 */
export const liveCloseCodes = {
  /** The server stops, is full, or may have missed something of other processes; come back after a while. */
  goingAway: 1001,
  /** A binary frame; we speak text. */
  unsupportedData: 1003,
  /** A fault on our side; come back after a while. */
  internal: 1011,
  /** The session was ended or the access token ran out: refresh it, and come back with the next. */
  unauthorized: 4401,
  /** The conversation takes no more messages, or a member in it is blocked; do not come back. */
  conversationEnded: 4403,
  /** Too many frames in a minute, or connections at once; come back after a while. */
  rateLimited: 4429,
} as const;

export const endCodes: Readonly<Record<LiveEnd, number>> = {
  "session ended": liveCloseCodes.unauthorized,
  "token expired": liveCloseCodes.unauthorized,
  "conversation ended": liveCloseCodes.conversationEnded,
  "something missed": liveCloseCodes.goingAway,
};
