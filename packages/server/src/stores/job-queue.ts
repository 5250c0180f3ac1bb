import type { Kysely } from "kysely";
import { fromKysely, type JobResult, PgBoss, type QueueOptions } from "pg-boss";
import { JobError } from "../services/jobs/job-error.ts";
import type { JobData, JobHandlers, JobName, Jobs } from "../services/jobs/jobs.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

const DAY = 24 * 60 * 60;

/**
 * A failed job is tried again after 5 s, then ever later, for about a day; one whose process was killed
 * after a minute. What is done is forgotten within the hour: it names addresses.
 */
const queueOptions = {
  notify: true,
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 60,
  deleteAfterSeconds: 3_600,
};

/** Of each job; a member's answers are analysed even if it takes a year until somebody mends the fault. */
const queues: Readonly<Record<JobName, QueueOptions>> = {
  "registration-mail": queueOptions,
  "password-forgotten": queueOptions,
  insights: { ...queueOptions, retryLimit: 10_000, retentionSeconds: 366 * DAY },
  "twin-ready-mail": queueOptions,
  "like-notice": queueOptions,
  "match-mail": queueOptions,
};
const names = Object.keys(queues) as JobName[];

/**
 * Looks for jobs when told of one, and every so often. Full batches follow each other at once, so that a
 * hundred registrations wait for their mails and not for the clock; each job succeeds or fails alone.
 */
const workOptions = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Durable jobs in the database that holds everything else. */
export interface JobQueue {
  /** Takes jobs on its own, or inside the given transaction. */
  jobs(transaction?: Kysely<Schema>): Jobs;
  /** Begins to do jobs. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for the job at hand, then stops. */
  stop(): Promise<void>;
}

/** @param onError told about what fails behind the scenes, every failed try of a job included; jobs go on */
export async function startJobQueue(
  database: Database,
  onError: (error: unknown) => void,
): Promise<JobQueue> {
  const source =
    "url" in database.jobs
      ? { connectionString: database.jobs.url, max: 4 }
      : { db: database.jobs.db, backend: database.jobs.backend };
  const boss = new PgBoss({ ...source, schema: "pgboss", schedule: false, useListenNotify: true });
  boss.on("error", onError);
  await boss.start();
  // Every queue is known before the first job: asking for one inside a transaction waits for itself on PGlite.
  for (const name of names) await boss.createQueue(name, queues[name]);
  await Promise.all(names.map((name) => boss.getQueue(name)));
  if (database.alone) for (const name of names) await takeUpAgain(boss, name);

  const work = async <Name extends JobName>(name: Name, handlers: JobHandlers): Promise<void> => {
    await boss.work<JobData[Name], void, typeof workOptions>(name, workOptions, async (batch) => {
      const results: JobResult[] = [];
      for (const { id, data } of batch) {
        const outcome = await outcomeOf(name, id, handlers[name](data, id));
        if (outcome.error !== undefined) onError(outcome.error);
        results.push(outcome.result);
      }
      return results;
    });
  };
  return {
    jobs: (transaction) => ({
      send: async (name, data, delay = 0) => {
        const db = transaction && { db: fromKysely(transaction) };
        await boss.send(name, data, { startAfter: delay, ...db });
      },
    }),
    work: async (handlers) => {
      for (const name of names) await work(name, handlers);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
}

interface Outcome {
  readonly result: JobResult;
  readonly error?: JobError;
}

/** How a job ended, as the queue wants to hear it; a failed one is tried again. */
async function outcomeOf(name: JobName, id: string, work: Promise<void>): Promise<Outcome> {
  try {
    await work;
    return { result: { id, status: "completed" } };
  } catch (cause) {
    const error = new JobError(name, id, cause);
    return { result: { id, status: "failed", output: { message: error.message } }, error };
  }
}

/** Puts jobs back that a killed process left half-done, where nobody else can be doing them. */
async function takeUpAgain(boss: PgBoss, name: JobName): Promise<void> {
  const orphans = (await boss.findJobs(name))
    .filter(({ state }) => state === "active" || state === "cancelled")
    .map(({ id }) => id);
  if (orphans.length === 0) return;
  await boss.cancel(name, orphans);
  await boss.resume(name, orphans);
}
