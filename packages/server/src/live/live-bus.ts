import type { HubEvent } from "./live-connection.ts";

/** What a process does with what it gets from the others. */
interface LiveEars {
  /** Something happened in another process. */
  hear(topic: string, news: HubEvent): void;
  /** Events of a topic may be missing lately; of any topic, where none is named. */
  miss(topic?: string): void;
}

/** Carries live news between the processes of a site. */
interface LiveBus {
  /**
   * Sends to the other processes; they miss what cannot be sent now, and hear of that.
   * @returns once it is on its way
   */
  publish(topic: string, news: HubEvent): Promise<void>;
  /**
   * Begins to listen to topics; harmless where it does.
   * @returns once nothing that is published from then on goes by unheard or unmissed
   */
  listen(topics: readonly string[]): Promise<void>;
  /** Listens to topics no longer. */
  leave(topics: readonly string[]): void;
}

/** Connects the process to the others. */
export type OpenLiveBus = (ears: LiveEars) => LiveBus;

/** For a process that is alone. */
export const openLoneBus: OpenLiveBus = () => ({
  publish: () => Promise.resolve(),
  listen: () => Promise.resolve(),
  leave: () => undefined,
});
