import type { PoolState } from "../database/database.ts";
import type { QueueDepth } from "../jobs/jobs.ts";

export type WorkKind = "ai" | "job" | "mail";

/** The subject of a live connection: a member as a whole, or one conversation. */
type ConnectionKind = "member" | "conversation";

export interface MetricSources {
  /** State of the pool; undefined for the embedded database, which has one connection. */
  readonly pool: (() => PoolState) | undefined;
  readonly depths: () => Promise<readonly QueueDepth[]>;
  /** Whether Redis answers; undefined if none is configured. */
  readonly redis: (() => boolean) | undefined;
  /** The free share of the disk of `DATA_DIR`, 0 to 1; undefined if nothing is kept there. */
  readonly freeDisk: () => Promise<number | undefined>;
}

/**
 * Counts the work of the server. Arguments become labels, so they are always one of a few names of ours:
 * never a path, an id, an address or anything that a client sent.
 */
export interface Metrics {
  answered(operation: string, status: number, seconds: number): void;
  limitRefused(limit: string): void;
  /** @returns counts it out again */
  connected(kind: ConnectionKind): () => void;
  frame(direction: "received" | "sent"): void;
  worked(kind: WorkKind, name: string, outcome: string, seconds: number): void;
  statement(seconds: number, failed: boolean): void;
  attach(sources: MetricSources): void;
  close(): void;
}

export interface ReadableMetrics extends Metrics {
  /** In the Prometheus text format. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

const nothing = (): void => undefined;

export const noMetrics: Metrics = {
  answered: nothing,
  limitRefused: nothing,
  connected: () => nothing,
  frame: nothing,
  worked: nothing,
  statement: nothing,
  attach: nothing,
  close: nothing,
};
