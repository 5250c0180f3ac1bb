import { randomUUID } from "node:crypto";
import type { Delivery } from "./delivery.ts";
import { type OpenLiveBus, openLocalBus } from "./live-bus.ts";
import type {
  AiStatus,
  LiveConnection,
  LiveEvent,
  LiveMember,
  HubEvent,
} from "./live-connection.ts";
import { localPresence, type Presence, type OnlineConnection } from "./presence.ts";

function createTopics() {
  const byTopic = new Map<string, Set<LiveConnection>>();
  const none: ReadonlySet<LiveConnection> = new Set();
  return {
    subscribe: (connection: LiveConnection, topics: readonly string[]) => {
      for (const topic of topics) {
        const there = byTopic.get(topic) ?? new Set();
        byTopic.set(topic, there.add(connection));
      }
    },
    /** @returns those of the topics that have no connection left */
    unsubscribe: (connection: LiveConnection, topics: readonly string[]) =>
      topics.filter((topic) => {
        const there = byTopic.get(topic);
        there?.delete(connection);
        if (there?.size !== 0) return false;
        return byTopic.delete(topic);
      }),
    of: (topic: string) => byTopic.get(topic) ?? none,
  };
}

/**
 * Knows the live connections of this process. Events of a session, a member or a conversation reach all of
 * its connections by its topic: those of this process at once, those of others through a bus.
 */
export type LiveHub = ReturnType<typeof createLiveHub>;

interface LiveHubOptions {
  /** @default none: the process is alone */
  readonly openBus?: OpenLiveBus;
  /** @default that of a process that is alone */
  readonly presence?: Presence;
  /** Over how long connections with missed events are closed, so that they do not return all at once. */
  readonly reconnectJitterMs?: number | undefined;
}

const RECONNECT_JITTER_MS = 5_000;

/** A tab has two: a dozen tabs and devices, and those that were lost and are not noticed yet. */
export const MAX_CONNECTIONS = 30;
/** The most connections of a member in a process that is half full: three tabs. */
export const FEW_CONNECTIONS = 6;
/** The part of one session: a stolen one leaves the owner some. */
const OF_SESSION = 2 / 3;
/** The most connections of all members to a process: 115 MB at rest. */
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
  openBus = openLocalBus,
  presence = localPresence,
  reconnectJitterMs = RECONNECT_JITTER_MS,
}: LiveHubOptions = {}) {
  /**
   * Connections with the data that other processes have about each; undefined for one about a member as a
   * whole.
   */
  const connections = new Map<LiveConnection, OnlineConnection | undefined>();
  const topics = createTopics();
  const onEvent = (topic: string, event: HubEvent): void => {
    for (const connection of topics.of(topic)) pass(connection, event);
  };
  const onMissedEvents = (topic?: string): void => {
    for (const connection of topic === undefined ? connections.keys() : topics.of(topic)) {
      setTimeout(
        () => connection.end("something missed"),
        Math.random() * reconnectJitterMs,
      ).unref();
    }
  };
  const bus = openBus({ onEvent, onMissedEvents });
  const publish = (topic: string, event: HubEvent): Promise<void> => {
    onEvent(topic, event);
    return bus.publish(topic, event);
  };
  const notifyMember = (memberId: string, event: LiveEvent) =>
    publish(wholeTopic(memberId), { kind: "event", event });
  return {
    /** Whether this process takes in any more connections. */
    hasRoom: () => connections.size < MAX_OF_PROCESS,
    /** Whether a member, or a session, has as many connections to this process as they may. */
    isFull: ({ memberId, sessionId }: Pick<LiveMember, "memberId" | "sessionId">) => {
      const max = connections.size < MAX_OF_PROCESS / 2 ? MAX_CONNECTIONS : FEW_CONNECTIONS;
      return (
        topics.of(sessionTopic(sessionId)).size >= max * OF_SESSION ||
        topics.of(memberTopic(memberId)).size >= max
      );
    },
    subscribe: (connection: LiveConnection) => {
      const subscribed = topicsOf(connection);
      const online = onlineOf(connection);
      connections.set(connection, online);
      topics.subscribe(connection, subscribed);
      return {
        /**
         * Resolves once the connection receives every event of other processes: whether events that concern the
         * member as a whole may have been published shortly before.
         */
        ready: Promise.all([bus.subscribe(subscribed), online && presence.note([online])]).then(
          () =>
            connection.conversationId === null &&
            bus.hasRecentEvent(wholeTopic(connection.memberId)),
        ),
        /** Call it once the connection is closed. */
        unsubscribe: () => {
          if (!connections.delete(connection)) return;
          bus.unsubscribe(topics.unsubscribe(connection, subscribed));
          if (online) void presence.remove(online);
        },
      };
    },
    /** Ends what a session has open; call it after the session's end is kept. */
    endSession: (id: string) => publish(sessionTopic(id), { kind: "end", reason: "session ended" }),
    /** Ends what a member has open, in every session; call it after the sessions' end is kept. */
    endMember: (id: string) => publish(memberTopic(id), { kind: "end", reason: "session ended" }),
    /** Notifies every connection about a member as a whole; call it after the change is kept. */
    notifyMember,
    /**
     * Ends what is open of a conversation, and notifies members of it; call it after its end is kept. The same
     * for every cause: a block sends the frames of a deleted account (decision 0021).
     */
    endConversation: async (conversationId: string, memberIds: readonly string[]) => {
      await publish(conversationTopic(conversationId), {
        kind: "end",
        reason: "conversation ended",
      });
      for (const id of memberIds) {
        await notifyMember(id, { event: "conversation_ended", conversationId });
      }
    },
    showStatus: (id: string, status: AiStatus) =>
      publish(conversationTopic(id), { kind: "status", status }),
    /** Passes a message on to every connection of its conversation; call it after it is kept. */
    deliver: (delivery: Delivery) =>
      publish(conversationTopic(delivery.message.conversationId), { kind: "message", delivery }),
    /** The members who have a conversation open, in any process. */
    online: async (conversationId: string) => {
      const here = [...topics.of(conversationTopic(conversationId))];
      const anywhere = await presence.of(conversationId);
      return [...new Set([...here.map(({ memberId }) => memberId), ...anywhere])];
    },
    /** Renews what other processes know of the members online here; what is not renewed for a while ends. */
    renewPresence: () =>
      presence.note([...connections.values()].filter((online) => online !== undefined)),
    /** Ends what is open in this process on an access token that has run out. */
    endExpired: (now: Date) => {
      for (const connection of connections.keys()) {
        if (connection.expiresAt <= now) connection.end("token expired");
      }
    },
  };
}

const onlineOf = ({ conversationId, memberId }: LiveConnection): OnlineConnection | undefined =>
  conversationId === null ? undefined : { conversationId, memberId, connectionId: randomUUID() };

function pass(connection: LiveConnection, event: HubEvent): void {
  switch (event.kind) {
    case "end":
      return connection.end(event.reason);
    case "event":
      return connection.notify(event.event);
    case "status":
      return connection.show(event.status);
    case "message":
      return connection.receive(event.delivery);
  }
}
