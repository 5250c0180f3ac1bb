import type { LiveConnection } from "./live-connection.ts";
import type { LiveEvent } from "./live-event.ts";

/**
 * Knows the live connections of this process. What concerns a session or a member reaches every
 * connection of theirs by its topic, so that a bus between processes can take this one's place.
 */
export interface LiveHub {
  /** Takes a connection in. @returns lets it go, once it is closed */
  join(connection: LiveConnection): () => void;
  /** Ends what a session has open; call it after the session's end is kept. */
  endSession(sessionId: string): Promise<void>;
  /** Ends what a member has open, in every session; call it after the sessions' end is kept. */
  endMember(memberId: string): Promise<void>;
  /** Tells every connection of a member what happened; call it after it is kept. */
  tellMember(memberId: string, event: LiveEvent): Promise<void>;
  /** Ends what is open in this process on an access token that has run out. */
  endExpired(now: Date): void;
}

const sessionTopic = (id: string): string => `session:${id}`;
const memberTopic = (id: string): string => `member:${id}`;

/** The hub of one process. */
export function createLiveHub(): LiveHub {
  const connections = new Set<LiveConnection>();
  const topics = new Map<string, Set<LiveConnection>>();
  const endTopic = (topic: string): void => {
    for (const connection of topics.get(topic) ?? []) connection.end("session ended");
  };
  return {
    join: (connection) => {
      const joined = [sessionTopic(connection.sessionId), memberTopic(connection.memberId)];
      connections.add(connection);
      for (const topic of joined) {
        const there = topics.get(topic) ?? new Set();
        topics.set(topic, there.add(connection));
      }
      return () => {
        connections.delete(connection);
        for (const topic of joined) {
          const there = topics.get(topic);
          there?.delete(connection);
          if (there?.size === 0) topics.delete(topic);
        }
      };
    },
    endSession: async (sessionId) => endTopic(sessionTopic(sessionId)),
    endMember: async (memberId) => endTopic(memberTopic(memberId)),
    tellMember: async (memberId, event) => {
      for (const connection of topics.get(memberTopic(memberId)) ?? []) connection.tell(event);
    },
    endExpired: (now) => {
      for (const connection of connections) {
        if (connection.expiresAt <= now) connection.end("token expired");
      }
    },
  };
}
