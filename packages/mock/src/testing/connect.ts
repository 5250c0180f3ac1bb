import type { Connection, Playback } from "../live/play.ts";

interface Received {
  /** Frames, parsed if possible, and closings, in the order of arrival. */
  readonly received: unknown[];
  readonly connection: Connection;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A connection that writes down what comes over it. */
export function createConnection(
  asked: Pick<Connection, "conversationId" | "memberId" | "cursor">,
): Received {
  const received: unknown[] = [];
  return {
    received,
    connection: {
      ...asked,
      send: (text) => received.push(read(text)),
      close: (code) => received.push({ closed: code }),
    },
  };
}

/** Sends a message as a client would. */
export function say(
  playback: Playback,
  {
    conversationId,
    ...message
  }: { conversationId: string; content: string; client_msg_id?: string },
): void {
  playback.receive(JSON.stringify({ conversation_id: conversationId, ...message }));
}
