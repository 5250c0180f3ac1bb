import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type GaugeConfiguration, type Registry } from "prom-client";

const LAG_RESOLUTION_MS = 10;
const quantiles = [0.5, 0.9, 0.99, 1];

/** Adds gauges whose value is looked up at each reading. */
export const gaugesOf =
  (registry: Registry) =>
  <Label extends string>(gauge: Omit<GaugeConfiguration<Label>, "registers">): void =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));

/** Adds what the process as a whole takes. @returns stops measuring */
export function addProcessGauges(registry: Registry): () => void {
  const addGauge = gaugesOf(registry);
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  addGauge({
    name: "gemel_event_loop_lag_seconds",
    help: "How late timers were since this was last read",
    labelNames: ["quantile"] as const,
    collect() {
      for (const quantile of quantiles) {
        this.set({ quantile }, late(lag.percentile(quantile * 100)));
      }
      lag.reset();
    },
  });
  addGauge({
    name: "gemel_process_memory_bytes",
    help: "Memory of the process: all it has, JavaScript's heap, buffers",
    labelNames: ["kind"] as const,
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage();
      this.set({ kind: "resident" }, rss);
      this.set({ kind: "heap" }, heapUsed);
      this.set({ kind: "external" }, external);
    },
  });
  registry.registerMetric(
    new Counter({
      name: "gemel_process_cpu_seconds_total",
      help: "Time of processors that the process has used",
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    }),
  );
  const startTime = new Gauge({
    name: "gemel_process_start_time_seconds",
    help: "When the process began, in seconds since 1970",
    registers: [registry],
  });
  startTime.set(Math.round(Date.now() / 1_000 - process.uptime()));
  return () => lag.disable();
}

/** Delays are measured with their timer's own interval, and in nanoseconds. */
const late = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1e3);
