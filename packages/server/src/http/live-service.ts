import type { LiveConnection } from "../services/live/live-connection.ts";
import type { Parts } from "../services/parts.ts";
import type { Metrics } from "../operating/metrics.ts";
import type { Limits } from "./limits.ts";
import type { ReadSentFrame } from "./read-sent-frame.ts";

export interface LiveSocketParts extends Pick<
  Parts,
  "answerer" | "clock" | "live" | "messageCursors" | "stores" | "turns"
> {
  readonly limits: Pick<Limits, "liveFrameMember" | "liveMessageMember">;
  readonly metrics: Metrics;
  readonly readSentFrame: ReadSentFrame;
}

/** What goes on over one socket. */
export interface LiveService {
  readonly connection: LiveConnection;
  /** What there is to do once the connection has joined the hub. */
  begin(): Promise<void>;
  /** Takes a text frame. */
  take(text: string): void;
  /** Takes nothing more, not even what came before. */
  stop(): void;
}
