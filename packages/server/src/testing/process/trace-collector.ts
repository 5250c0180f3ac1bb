import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "../port-of.ts";

/** The part of OTLP's span that tests look at. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }[];
}

interface SentTraces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** Takes traces as a collector does, by OTLP over HTTP in JSON, and keeps them. */
export async function startTraceCollector() {
  const paths = new Set<string | undefined>();
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    paths.add(request.url);
    text(request).then(
      (body) => {
        bodies.push(body);
        response.setHeader("content-type", "application/json").end("{}");
      },
      (error: Error) => response.destroy(error),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
    url: `http://127.0.0.1:${portOf(server)}`,
    paths,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as SentTraces).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
