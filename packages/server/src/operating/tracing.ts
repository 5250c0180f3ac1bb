import type { Span, SpanAttributes } from "../foundation/scope.ts";

/** The origin of a span: a call from outside, a job of the queue, a call to another server, our own work. */
export type SpanKind = "server" | "consumer" | "client" | "internal";

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: SpanAttributes;
}

/** Sends a collector what was done, and how long it took. */
export interface Tracing {
  /** Begins a span below the one of the current scope, or a trace of its own. */
  begin(start: SpanStart): Span;
  /** Notes work that is already done, below the span of the current scope; notes nothing if there is none. */
  note(start: SpanStart, ms: number, failed: boolean): void;
  close(): Promise<void>;
}

const noSpan: Span = { traceId: undefined, end: () => undefined };

export const noTracing: Tracing = {
  begin: () => noSpan,
  note: () => undefined,
  close: () => Promise.resolve(),
};
