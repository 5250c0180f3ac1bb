import type { HubEvent } from "./live-connection.ts";

interface BusListener {
  onEvent(topic: string, event: HubEvent): void;
  /** Called when events of a topic may be missing; of any topic, if none is named. */
  onMissedEvents(topic?: string): void;
}

interface LiveBus {
  /**
   * Sends to the other processes; for what cannot be sent now they get `onMissedEvents` later.
   * @returns once it is on its way
   */
  publish(topic: string, event: HubEvent): Promise<void>;
  /**
   * Subscribes to topics; harmless where the process is subscribed already.
   * @returns once everything that is published from then on is received or counted as missed
   */
  subscribe(topics: readonly string[]): Promise<void>;
  /** Whether a member's event of the topic may have been published within the last 30 seconds. */
  hasRecentEvent(topic: string): Promise<boolean>;
  unsubscribe(topics: readonly string[]): void;
}

export type OpenLiveBus = (listener: BusListener) => LiveBus;

/**
 * For how long a member's event counts as recent: the contract's 30 seconds, and what a slow subscription may
 * take.
 */
export const RECENT_MS = 40_000;

/** For a process that is alone. */
export const openLocalBus: OpenLiveBus = () => {
  /** When each topic had its last event, in that order. */
  const lastEvents = new Map<string, number>();
  const forgetOld = (): void => {
    const before = performance.now() - RECENT_MS;
    for (const [topic, at] of lastEvents) {
      if (at > before) return;
      lastEvents.delete(topic);
    }
  };
  return {
    publish: (topic, { kind }) => {
      if (kind === "event") {
        forgetOld();
        lastEvents.delete(topic);
        lastEvents.set(topic, performance.now());
      }
      return Promise.resolve();
    },
    subscribe: () => Promise.resolve(),
    hasRecentEvent: (topic) => {
      forgetOld();
      return Promise.resolve(lastEvents.has(topic));
    },
    unsubscribe: () => undefined,
  };
};
