import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MetricSources, ReadableMetrics } from "./metrics.ts";
import { addProcessGauges, gaugesOf } from "./process-gauges.ts";
import { version } from "./status.ts";

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const workBuckets = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 300];

/**
 * Metrics in the Prometheus text format, in a registry of their own.
 * @param onError called when the database does not say how many jobs there are; all else is exported without it
 */
export function createPromMetrics(onError: (error: unknown) => void): ReadableMetrics {
  const registry = new Registry();
  const registers = [registry];
  const addGauge = gaugesOf(registry);
  let sources: MetricSources | undefined;

  const build = new Gauge({
    name: "gemel_build_info",
    help: "Always 1; which versions run",
    labelNames: ["version", "node"] as const,
    registers,
  });
  build.set({ version, node: process.versions.node }, 1);
  const requests = new Histogram({
    name: "gemel_http_request_duration_seconds",
    help: "Answered requests by operation of the contract and class of their status",
    labelNames: ["operation", "status"] as const,
    buckets: requestBuckets,
    registers,
  });
  const refusals = new Counter({
    name: "gemel_rate_limit_refusals_total",
    help: "Refusals by rate limit",
    labelNames: ["limit"] as const,
    registers,
  });
  const connections = new Gauge({
    name: "gemel_live_connections",
    help: "Open live connections, about a member as a whole or about one conversation",
    labelNames: ["kind"] as const,
    registers,
  });
  const frames = new Counter({
    name: "gemel_live_frames_total",
    help: "Frames over live connections",
    labelNames: ["direction"] as const,
    registers,
  });
  const workTime = (name: string, help: string) =>
    new Histogram({
      name,
      help,
      labelNames: ["name", "outcome"] as const,
      buckets: workBuckets,
      registers,
    });
  const work = {
    job: workTime("gemel_job_duration_seconds", "Tries of jobs by name and outcome"),
    ai: workTime("gemel_ai_call_duration_seconds", "Calls of AI models by kind and outcome"),
    mail: workTime("gemel_mail_duration_seconds", "Mails handed on, by outcome"),
  };
  const statements = new Histogram({
    name: "gemel_database_statement_duration_seconds",
    help: "Statements on the database by outcome",
    labelNames: ["outcome"] as const,
    buckets: statementBuckets,
    registers,
  });
  addGauge({
    name: "gemel_job_queue_jobs",
    help: "Jobs by name and state in the whole installation, counted about once a minute",
    labelNames: ["name", "state"] as const,
    async collect() {
      this.reset();
      try {
        for (const { name, ...depth } of (await sources?.depths()) ?? []) {
          for (const [state, count] of Object.entries(depth)) this.set({ name, state }, count);
        }
      } catch (error) {
        onError(error);
      }
    },
  });
  addGauge({
    name: "gemel_database_connections",
    help: "Connections of this process to the database server by state",
    labelNames: ["state"] as const,
    collect() {
      const pool = sources?.pool?.();
      if (pool === undefined) return;
      this.set({ state: "busy" }, pool.total - pool.idle);
      this.set({ state: "idle" }, pool.idle);
    },
  });
  addGauge({
    name: "gemel_database_waiting_statements",
    help: "Statements that wait for a connection to the database server",
    collect() {
      this.set(sources?.pool?.().waiting ?? 0);
    },
  });
  addGauge({
    name: "gemel_redis_up",
    help: "Whether Redis answers this process; without Redis always 1",
    collect() {
      this.set(sources?.redis?.() === false ? 0 : 1);
    },
  });
  addGauge({
    name: "gemel_data_disk_free_ratio",
    help: "Which part of the disk of DATA_DIR is free",
    async collect() {
      this.reset();
      try {
        this.set((await sources?.freeDisk()) ?? 1);
      } catch (error) {
        onError(error);
      }
    },
  });
  const stopGauges = addProcessGauges(registry);

  return {
    answered: (operation, status, seconds) =>
      requests.observe({ operation, status: `${Math.trunc(status / 100)}xx` }, seconds),
    limitRefused: (limit) => refusals.inc({ limit }),
    connected: (kind) => {
      connections.inc({ kind });
      return () => connections.dec({ kind });
    },
    frame: (direction) => frames.inc({ direction }),
    worked: (kind, name, outcome, seconds) => work[kind].observe({ name, outcome }, seconds),
    statement: (seconds, failed) =>
      statements.observe({ outcome: failed ? "failed" : "completed" }, seconds),
    attach: (to) => {
      sources = to;
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    close: stopGauges,
  };
}
