import type { HubEvent } from "./live-connection.ts";

interface BusListener {
  onEvent(topic: string, event: HubEvent): void;
  /** Events of a topic may be missing; of any topic, where none is named. */
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
   * @returns once everything that is published from then on is received or counted as missed: whether something may
   * have been published since the call that was not
   */
  subscribe(topics: readonly string[]): Promise<boolean>;
  unsubscribe(topics: readonly string[]): void;
}

export type OpenLiveBus = (listener: BusListener) => LiveBus;

/** For a process that is alone. */
export const openLocalBus: OpenLiveBus = () => ({
  publish: () => Promise.resolve(),
  subscribe: () => Promise.resolve(false),
  unsubscribe: () => undefined,
});
