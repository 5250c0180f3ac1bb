import type { LiveConnection } from "./live-connection.ts";

/** Live connections by the topics that they belong to. */
export interface Topics {
  join(connection: LiveConnection, topics: readonly string[]): void;
  /** @returns those of the topics that nobody belongs to any more */
  leave(connection: LiveConnection, topics: readonly string[]): readonly string[];
  of(topic: string): ReadonlySet<LiveConnection>;
}

export function createTopics(): Topics {
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
