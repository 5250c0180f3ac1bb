import type { components } from "@gemel/api/schema";
import { EVERY_CONVERSATION } from "../world/conversation.ts";

type Schemas = components["schemas"];
export type Frame = Schemas["ReceivedFrame"];

/** A socket that somebody holds open. */
export interface Connection {
  readonly memberId: string;
  readonly sessionId: string;
  readonly conversationId: string;
  readonly send: (frame: Frame) => void;
  readonly close: (code: number, reason: string) => void;
}

/** Everybody who is connected. */
export interface Live {
  readonly connections: Set<Connection>;
  /** Sends an event to what these members subscribed to as a whole. */
  readonly tell: (memberIds: readonly string[], event: Schemas["EventFrame"]) => void;
  readonly closeSession: (sessionId: string) => void;
  readonly closeConversation: (conversationId: string) => void;
}

export function makeLive(): Live {
  const connections = new Set<Connection>();
  const those = (wanted: (one: Connection) => boolean) => [...connections].filter(wanted);
  return {
    connections,
    tell: (memberIds, event) => {
      const isSubscribed = ({ conversationId, memberId }: Connection) =>
        conversationId === EVERY_CONVERSATION && memberIds.includes(memberId);
      for (const connection of those(isSubscribed)) connection.send(event);
    },
    closeSession: (id) => {
      for (const one of those(({ sessionId }) => sessionId === id)) one.close(4401, "signed out");
    },
    closeConversation: (id) => {
      for (const one of those(({ conversationId }) => conversationId === id)) {
        one.close(4403, "the conversation has ended");
      }
    },
  };
}
