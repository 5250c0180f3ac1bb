import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "./tracing.ts";

/** On whose behalf something is done: which request asked for it, and which span it belongs to. */
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

/** What a line of the log says of the scope: the names that a request's own lines have. */
export function scopeFields(): { readonly reqId?: string; readonly trace_id?: string } {
  const { requestId, span } = currentScope() ?? {};
  return {
    ...(requestId !== undefined && { reqId: requestId }),
    ...(span?.traceId !== undefined && { trace_id: span.traceId }),
  };
}
