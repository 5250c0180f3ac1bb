import type { Kysely } from "kysely";
import { fromKysely, type JobResult, PgBoss, type Queue } from "pg-boss";
import { JobError, QueueError } from "./job-error.ts";
import type { JobData, JobHandlers, JobName, Jobs, QueueDepth } from "./jobs.ts";
import { currentScope, inScope } from "../foundation/scope.ts";
import type { Db, Transaction } from "./db.ts";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

const DAY = 24 * 60 * 60;

/**
 * A failed job is tried again after 5 s at the earliest, then at growing intervals, for about a day. If its
 * process sends no heartbeat for a minute, another process takes it; with heartbeats, a batch may take a
 * quarter of an hour. Done jobs are erased after an hour, at the next maintenance: they name addresses.
 */
const queueOptions = {
  notify: true,
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  deleteAfterSeconds: 3_600,
};

/** How often what is done is looked for, to be erased. */
const MAINTENANCE_SECONDS = 600;

/** A job that is sent for later or comes from another queue makes no signal: it is looked for every ten seconds. */
const lookedFor = { ...queueOptions, notify: false };

/**
 * Options of each job's queue; a member's answers are analysed even if the fault is fixed after a year. A
 * batch of copies takes as long as ten of them. A copy that cannot be made is given up within minutes, and
 * its member notified; a queue comes after the one that its failures go to.
 */
const queues: Readonly<Record<JobName, Omit<Queue, "name">>> = {
  "registration-mail": queueOptions,
  "verification-mail": queueOptions,
  "password-forgotten": queueOptions,
  "password-changed-mail": queueOptions,
  "account-deleted-mail": queueOptions,
  insights: { ...queueOptions, retryLimit: 10_000, retentionSeconds: 366 * DAY },
  "twin-ready-mail": queueOptions,
  "like-notice": lookedFor,
  "released-words": queueOptions,
  "match-mail": queueOptions,
  transcript: queueOptions,
  "moderation-mail": queueOptions,
  "waiting-mail": { ...queueOptions, policy: "short" },
  "export-failed": lookedFor,
  export: { ...queueOptions, retryLimit: 5, expireInSeconds: 3_600, deadLetter: "export-failed" },
  "export-ready-mail": queueOptions,
  "contact-mail": queueOptions,
};
const names = Object.keys(queues) as JobName[];

/** Jobs of which one waits at a time, with the key for which it waits; another one is dropped. */
const waitingFor: { readonly [Name in JobName]?: (data: JobData[Name]) => string } = {
  "waiting-mail": ({ userId }) => userId,
};

/**
 * Looks for jobs at a signal, and every so often. Full batches follow each other at once, so that a
 * hundred registrations wait for their mails and not for the clock; each job succeeds or fails alone.
 */
const workOptions = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface JobQueue {
  /** Takes jobs on its own, or inside the given transaction. */
  jobs(transaction?: Kysely<Schema>): Jobs;
  work(handlers: JobHandlers): Promise<void>;
  /** How many jobs there are, counted about once a minute, of all processes. */
  depths(): Promise<readonly QueueDepth[]>;
  /** Waits for the job at hand, then stops. */
  stop(): Promise<void>;
}

/** @param onError called with what fails in the background, every failed try of a job included; jobs go on */
export async function startJobQueue(
  database: Database,
  onError: (error: unknown) => void,
): Promise<JobQueue> {
  const source =
    "connection" in database.jobs
      ? { ...database.jobs.connection, max: 4 }
      : { db: database.jobs.db, backend: database.jobs.backend };
  const boss = new PgBoss({
    ...source,
    schema: "pgboss",
    schedule: false,
    useListenNotify: true,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on("error", (error) => onError(new QueueError(error)));
  await boss.start();
  for (const name of names) await bringUpToDate(boss, name);
  if (database.alone) for (const name of names) await takeUpAgain(boss, name);

  const work = async <Name extends JobName>(name: Name, handlers: JobHandlers): Promise<void> => {
    type Data = JobData[Name] & Origin;
    await boss.work<Data, void, typeof workOptions>(name, workOptions, async (batch) => {
      const results: JobResult[] = [];
      for (const { id, data } of batch) {
        const scope = { requestId: data.requestId, span: undefined };
        await inScope(scope, async () => {
          const outcome = await outcomeOf(name, id, handlers[name](data, id));
          if (outcome.error !== undefined) onError(outcome.error);
          results.push(outcome.result);
        });
      }
      return results;
    });
  };
  return {
    jobs: (transaction) => ({
      send: async (name, data, delay = 0) => {
        const db = transaction && { db: fromKysely(transaction) };
        const singletonKey = waitingFor[name]?.(data);
        const alone = singletonKey === undefined ? {} : { singletonKey };
        await boss.send(name, { ...data, ...originOf() }, { startAfter: delay, ...alone, ...db });
      },
    }),
    work: async (handlers) => {
      for (const name of names) await work(name, handlers);
    },
    depths: async () => {
      const counts = await boss.getQueues(names);
      return counts.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        name: name as JobName,
        ready: readyCount,
        deferred: deferredCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
}

/** The request that asked for a job, for the log. */
interface Origin {
  readonly requestId?: string;
}

function originOf(): Origin {
  const requestId = currentScope()?.requestId;
  return requestId === undefined ? {} : { requestId };
}

interface Outcome {
  readonly result: JobResult;
  readonly error?: JobError;
}

/** How a job ended, as the queue takes it; a failed one is tried again. */
async function outcomeOf(name: JobName, id: string, work: Promise<void>): Promise<Outcome> {
  try {
    await work;
    return { result: { id, status: "completed" } };
  } catch (cause) {
    const error = new JobError(name, id, cause);
    return { result: { id, status: "failed", output: { message: error.message } }, error };
  }
}

/** Makes a queue; one that an earlier version has made takes this version's options. */
async function bringUpToDate(boss: PgBoss, name: JobName): Promise<void> {
  await boss.createQueue(name, queues[name]);
  const { policy: _, ...options } = queues[name];
  await boss.updateQueue(name, options);
}

/**
 * Puts jobs back that a killed process left half-done, where no other process can be doing them. Looking into a queue
 * also makes it known: asking for an unknown one inside a transaction waits for itself on PGlite.
 */
async function takeUpAgain(boss: PgBoss, name: JobName): Promise<void> {
  const orphans = (await boss.findJobs(name))
    .filter(({ state }) => state === "active" || state === "cancelled")
    .map(({ id }) => id);
  if (orphans.length === 0) return;
  await boss.cancel(name, orphans);
  await boss.resume(name, orphans);
}

/** Joins a database with the jobs that are sent through it. */
export const withJobs = (
  db: Kysely<Schema>,
  jobs: (transaction?: Kysely<Schema>) => Jobs,
): { readonly db: Db; readonly transaction: Transaction } => ({
  db: Object.assign(db, { jobs: jobs() }),
  transaction: (work) =>
    db.transaction().execute((trx) => work(Object.assign(trx, { jobs: jobs(trx) }))),
});
