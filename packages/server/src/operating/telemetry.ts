import type { Config } from "../config/read-config.ts";
import { noMetrics, type ReadableMetrics } from "./metrics.ts";
import { noTracing, type Tracing } from "./tracing.ts";

export type Telemetry = Awaited<ReturnType<typeof createTelemetry>>;

/** Counts and traces what the configuration asks for; what it does not ask for is not even loaded. */
export async function createTelemetry(
  { metricsToken, tracesUrl }: Pick<Config, "metricsToken" | "tracesUrl">,
  onError: (error: unknown) => void,
) {
  const readable = metricsToken === undefined ? undefined : await loadMetrics(onError);
  const tracing = tracesUrl === undefined ? noTracing : await loadTracing(tracesUrl, onError);
  const metrics = readable ?? noMetrics;
  return {
    metrics,
    /** The same metrics; undefined if no operator may read them. */
    readable,
    tracing,
    close: async () => {
      metrics.close();
      await tracing.close();
    },
  };
}

async function loadMetrics(onError: (error: unknown) => void): Promise<ReadableMetrics> {
  const { createPromMetrics } = await import("./prom-metrics.ts");
  return createPromMetrics(onError);
}

async function loadTracing(url: string, onError: (error: unknown) => void): Promise<Tracing> {
  const { createOtlpTracing } = await import("./otlp-tracing.ts");
  return createOtlpTracing(url, onError);
}
