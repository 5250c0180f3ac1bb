import {
  type Context,
  ROOT_CONTEXT,
  SpanKind as OtelSpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import { currentScope, type Span } from "../foundation/scope.ts";
import type { SpanKind, SpanStart, Tracing } from "./tracing.ts";
import { version } from "./status.ts";

/** A collector that is unreachable must not hold up a server that stops. */
const TIMEOUT_MS = 3_000;

const kinds: Readonly<Record<SpanKind, OtelSpanKind>> = {
  server: OtelSpanKind.SERVER,
  consumer: OtelSpanKind.CONSUMER,
  client: OtelSpanKind.CLIENT,
  internal: OtelSpanKind.INTERNAL,
};

/**
 * Sends traces to a collector by OTLP over HTTP, a few seconds later and many at once.
 * @param url the collector, without `/v1/traces`
 * @param onError called when the collector does not take them; they are lost then
 */
export function createOtlpTracing(url: string, onError: (error: unknown) => void): Tracing {
  const exporter = reporting(
    new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: TIMEOUT_MS }),
    onError,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "gemel", "service.version": version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("gemel", version);
  const contexts = new WeakMap<Span, Context>();
  const parent = (): Context | undefined => {
    const span = currentScope()?.span;
    return span && contexts.get(span);
  };
  const start = ({ name, kind, attributes }: SpanStart, context: Context, startTime?: number) =>
    tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) },
      context,
    );
  return {
    begin: (of) => {
      const started = start(of, parent() ?? ROOT_CONTEXT);
      const span: Span = {
        traceId: started.spanContext().traceId,
        end: (attributes, failed) => {
          started.setAttributes(attributes);
          if (failed) started.setStatus({ code: SpanStatusCode.ERROR });
          started.end();
        },
      };
      contexts.set(span, trace.setSpan(ROOT_CONTEXT, started));
      return span;
    },
    note: (of, ms, failed) => {
      const context = parent();
      if (context === undefined) return;
      const end = Date.now();
      const span = start(of, context, end - ms);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown().catch(onError),
  };
}

/** The exporter, with a report of its failures: the library itself is silent. */
const reporting = (exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error !== undefined) onError(result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});
