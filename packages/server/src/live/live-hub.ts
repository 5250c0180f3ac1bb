import { randomUUID } from "node:crypto";
import type { Delivery } from "./delivery.ts";
import { type OpenLiveBus, openLoneBus } from "./live-bus.ts";
import type { AiStatus, LiveConnection, LiveEvent, HubEvent } from "./live-connection.ts";
import { localPresence, type Presence, type Present } from "./presence.ts";

/** Live connections by the topics that they belong to. */
interface Topics {
  join(connection: LiveConnection, topics: readonly string[]): void;
  /** @returns those of the topics that have no connection left */
  leave(connection: LiveConnection, topics: readonly string[]): readonly string[];
  of(topic: string): ReadonlySet<LiveConnection>;
}

function createTopics(): Topics {
  const byTopic = new Map<string, Set<LiveConnection>>();
  const none: ReadonlySet<LiveConnection> = new Set();
  return {
    join: (connection, topics) => {
      for (const topic of topics) {
        const there = byTopic.get(topic) ?? new Set();
        byTopic.set(topic, there.add(connection));
      }
    },
    leave: (connection, topics) =>
      topics.filter((topic) => {
        const there = byTopic.get(topic);
        there?.delete(connection);
        if (there?.size !== 0) return false;
        return byTopic.delete(topic);
      }),
    of: (topic) => byTopic.get(topic) ?? none,
  };
}

/** A connection that was taken in. */
interface Joined {
  /** Resolves once nothing that other processes say is missed any more. */
  readonly ready: Promise<void>;
  /** Lets it go, once it is closed. */
  leave(): void;
}

/**
 * Knows the live connections of this process. What concerns a session, a member or a conversation reaches
 * every connection of theirs by its topic: those of this process at once, those of others through a bus.
 */
export interface LiveHub {
  /** Whether this process takes in any more connections. */
  hasRoom(): boolean;
  /** Whether a member has as many connections to this process as they may. */
  isFull(memberId: string): boolean;
  /** Takes a connection in, which hears from this process at once. */
  join(connection: LiveConnection): Joined;
  /** Ends what a session has open; call it after the session's end is kept. */
  endSession(sessionId: string): Promise<void>;
  /** Ends what a member has open, in every session; call it after the sessions' end is kept. */
  endMember(memberId: string): Promise<void>;
  /** Ends what is open of a conversation; call it after its end is kept. */
  endConversation(conversationId: string): Promise<void>;
  /** Tells every connection about a member as a whole what happened; call it after it is kept. */
  notifyMember(memberId: string, event: LiveEvent): Promise<void>;
  /** Tells every connection of a conversation what its AI is doing. */
  tellStatus(conversationId: string, status: AiStatus): Promise<void>;
  /** Passes a message on to every connection of its conversation; call it after it is kept. */
  deliver(delivery: Delivery): Promise<void>;
  /** Who has a conversation open, in any process. */
  present(conversationId: string): Promise<readonly string[]>;
  /** Lets other processes know who is still here; a member of whom they hear nothing for a while is gone. */
  renewPresence(): Promise<void>;
  /** Ends what is open in this process on an access token that has run out. */
  endExpired(now: Date): void;
}

interface LiveHubOptions {
  /** @default none: the process is alone */
  readonly openBus?: OpenLiveBus;
  /** @default that of a process that is alone */
  readonly presence?: Presence;
  /** Over how long those who missed something are sent back, so that they do not come all at once. */
  readonly reconnectJitterMs?: number | undefined;
}

const RECONNECT_JITTER_MS = 5_000;

/** A tab has two: a dozen tabs and devices, and those that were lost and are not noticed yet. */
export const MAX_CONNECTIONS = 30;
/** So many in a process that is half full: three tabs. */
export const FEW_CONNECTIONS = 6;
/** Of all members to a process: 115 MB at rest. */
export const MAX_OF_PROCESS = 10_000;

const sessionTopic = (id: string): string => `session:${id}`;
const memberTopic = (id: string): string => `member:${id}`;
const wholeTopic = (id: string): string => `whole:${id}`;
const conversationTopic = (id: string): string => `conversation:${id}`;

const topicsOf = ({ sessionId, memberId, conversationId }: LiveConnection): readonly string[] => [
  sessionTopic(sessionId),
  memberTopic(memberId),
  conversationId === null ? wholeTopic(memberId) : conversationTopic(conversationId),
];

export function createLiveHub({
  openBus = openLoneBus,
  presence = localPresence,
  reconnectJitterMs = RECONNECT_JITTER_MS,
}: LiveHubOptions = {}): LiveHub {
  /** With what others know of each; nothing where it is about a member as a whole. */
  const connections = new Map<LiveConnection, Present | undefined>();
  const topics = createTopics();
  const hear = (topic: string, news: HubEvent): void => {
    for (const connection of topics.of(topic)) pass(connection, news);
  };
  const miss = (topic?: string): void => {
    for (const connection of topic === undefined ? connections.keys() : topics.of(topic)) {
      setTimeout(
        () => connection.end("something missed"),
        Math.random() * reconnectJitterMs,
      ).unref();
    }
  };
  const bus = openBus({ hear, miss });
  const tell = (topic: string, news: HubEvent): Promise<void> => {
    hear(topic, news);
    return bus.publish(topic, news);
  };
  return {
    hasRoom: () => connections.size < MAX_OF_PROCESS,
    isFull: (memberId) => {
      const max = connections.size < MAX_OF_PROCESS / 2 ? MAX_CONNECTIONS : FEW_CONNECTIONS;
      return topics.of(memberTopic(memberId)).size >= max;
    },
    join: (connection) => {
      const joined = topicsOf(connection);
      const present = presentOf(connection);
      connections.set(connection, present);
      topics.join(connection, joined);
      return {
        ready: Promise.all([bus.listen(joined), present && presence.note([present])]).then(
          () => undefined,
        ),
        leave: () => {
          if (!connections.delete(connection)) return;
          bus.leave(topics.leave(connection, joined));
          if (present) void presence.leave(present);
        },
      };
    },
    endSession: (id) => tell(sessionTopic(id), { kind: "end", reason: "session ended" }),
    endMember: (id) => tell(memberTopic(id), { kind: "end", reason: "session ended" }),
    endConversation: (id) =>
      tell(conversationTopic(id), { kind: "end", reason: "conversation ended" }),
    notifyMember: (memberId, event) => tell(wholeTopic(memberId), { kind: "event", event }),
    tellStatus: (id, status) => tell(conversationTopic(id), { kind: "status", status }),
    deliver: (delivery) =>
      tell(conversationTopic(delivery.message.conversationId), { kind: "message", delivery }),
    present: async (conversationId) => {
      const here = [...topics.of(conversationTopic(conversationId))];
      const anywhere = await presence.of(conversationId);
      return [...new Set([...here.map(({ memberId }) => memberId), ...anywhere])];
    },
    renewPresence: () =>
      presence.note([...connections.values()].filter((present) => present !== undefined)),
    endExpired: (now) => {
      for (const connection of connections.keys()) {
        if (connection.expiresAt <= now) connection.end("token expired");
      }
    },
  };
}

const presentOf = ({ conversationId, memberId }: LiveConnection): Present | undefined =>
  conversationId === null ? undefined : { conversationId, memberId, connectionId: randomUUID() };

function pass(connection: LiveConnection, news: HubEvent): void {
  switch (news.kind) {
    case "end":
      return connection.end(news.reason);
    case "event":
      return connection.tell(news.event);
    case "status":
      return connection.show(news.status);
    case "message":
      return connection.hear(news.delivery);
  }
}
