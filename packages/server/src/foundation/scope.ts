import { AsyncLocalStorage } from "node:async_hooks";

/** The attributes of a span: our own names, numbers, statements without their values. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Work that takes time, from now until its end. */
export interface Span {
  /** The id of the trace in the lines of the log; undefined if nothing is traced. */
  readonly traceId: string | undefined;
  end(attributes: SpanAttributes, failed: boolean): void;
}

/** The origin of some work: the request that asked for it, and the span that it belongs to. */
export interface Scope {
  readonly requestId: string | undefined;
  readonly span: Span | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The scope of what is being done; nothing outside a request and a job. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Does something, and all that follows from it, in a scope. */
export const inScope = <Result>(scope: Scope, work: () => Result): Result =>
  scopes.run(scope, work);

/** Returns the fields of the scope for a line of the log, by the names that a request's own lines have. */
export function scopeFields(): { readonly reqId?: string; readonly trace_id?: string } {
  const { requestId, span } = currentScope() ?? {};
  return {
    ...(requestId !== undefined && { reqId: requestId }),
    ...(span?.traceId !== undefined && { trace_id: span.traceId }),
  };
}
