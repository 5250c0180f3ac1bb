import { expect, it } from "vitest";
import { createPromMetrics } from "./prom-metrics.ts";

const unheard = (error: unknown): void => {
  throw error;
};

it("asks for connections, jobs, Redis and the disk when it is read", async () => {
  const metrics = createPromMetrics(unheard);
  metrics.attach({
    pool: () => ({ total: 5, idle: 2, waiting: 7 }),
    depths: async () => [{ name: "insights", ready: 4, deferred: 3, active: 2, failed: 1 }],
    redis: () => false,
    freeDisk: async () => 0.25,
  });
  const { text } = await metrics.read();
  metrics.close();
  const lines = text.split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'gemel_database_connections{state="busy"} 3',
      'gemel_database_connections{state="idle"} 2',
      "gemel_database_waiting_statements 7",
      'gemel_job_queue_jobs{name="insights",state="ready"} 4',
      'gemel_job_queue_jobs{name="insights",state="deferred"} 3',
      'gemel_job_queue_jobs{name="insights",state="active"} 2',
      'gemel_job_queue_jobs{name="insights",state="failed"} 1',
      "gemel_redis_up 0",
      "gemel_data_disk_free_ratio 0.25",
    ]),
  );
});

it("counts what is unreachable as nothing, rather than say nothing at all", async () => {
  const metrics = createPromMetrics(unheard);
  const { text } = await metrics.read();
  metrics.close();
  expect(text).toContain("gemel_database_waiting_statements 0");
  expect(text).toContain("gemel_redis_up 1");
});

it("tells all else while the database does not say how many jobs there are", async () => {
  const errors: unknown[] = [];
  const metrics = createPromMetrics((error) => errors.push(error));
  const unreachable = new Error("unreachable");
  let isAway = false;
  metrics.attach({
    pool: undefined,
    depths: async () => {
      if (isAway) throw unreachable;
      return [{ name: "insights", ready: 4, deferred: 0, active: 0, failed: 0 }];
    },
    redis: undefined,
    freeDisk: async () => 0.25,
  });
  const readAll = async () => {
    const { text } = await metrics.read();
    return [
      text.includes("gemel_database_waiting_statements 0"),
      text.includes("gemel_job_queue_jobs{"),
    ];
  };
  expect([await readAll(), errors]).toEqual([[true, true], []]);
  isAway = true;
  expect([await readAll(), errors]).toEqual([[true, false], [unreachable]]);
  metrics.close();
});
