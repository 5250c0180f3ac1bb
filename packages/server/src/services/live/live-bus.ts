import type { LiveNews } from "./live-news.ts";

/** What a process does with what it gets from the others. */
interface LiveEars {
  /** Something happened in another process. */
  hear(topic: string, news: LiveNews): void;
  /** Nobody knows what happened of a topic lately; of any topic, where none is named. */
  miss(topic?: string): void;
}

/** Carries live news between the processes of a site. */
interface LiveBus {
  /**
   * Tells the other processes; what cannot be told now is missed by them, and they hear of that.
   * @returns once it is on its way
   */
  publish(topic: string, news: LiveNews): Promise<void>;
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
