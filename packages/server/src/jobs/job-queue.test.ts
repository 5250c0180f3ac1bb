import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import type { JobHandler, JobHandlers } from "./jobs.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { openMemoryDatabase } from "../testing/database/memory-database.ts";
import type { Database } from "../database/database.ts";
import { startJobQueue } from "./job-queue.ts";
import { migrate } from "../database/migrate.ts";

onEachDatabase("jobs", (open) => {
  it("wait for a worker through a restart, and come with what they were given", async () => {
    const database = await open();
    const first = await begin(database);
    await first.jobs().send("password-forgotten", { emailKey: "ada@example.com" });
    await first.stop();

    const second = await begin(database);
    const done = Promise.withResolvers<string>();
    await second.work(doing(async ({ emailKey }) => done.resolve(emailKey)));
    expect(await done.promise).toBe("ada@example.com");
    await second.stop();
    await database.close();
  });

  it("can wait for their time, also when a transaction sends them", async () => {
    const database = await open();
    const queue = await begin(database);
    const like = { memberId: "a", candidateId: "b", decidedAt: "2026-11-21T09:14:32.000Z" };
    await queue.jobs().send("like-notice", like, 3_600);
    await database.db
      .transaction()
      .execute((trx) => queue.jobs(trx).send("like-notice", like, 3_600));
    await queue.jobs().send("like-notice", like);
    const { rows } = await sql<{ wait: number }>`
      select round(extract(epoch from start_after - created_on))::int as wait
      from pgboss.job where name = 'like-notice' order by wait`.execute(database.db);
    expect(rows.map(({ wait }) => wait)).toEqual([0, 3_600, 3_600]);
    await queue.stop();
    await database.close();
  });

  it("wait one at a time for a member, where their kind says so", async () => {
    const database = await open();
    const queue = await begin(database);
    for (const userId of ["ada", "ben", "ada"]) {
      await queue.jobs().send("waiting-mail", { userId }, 1_800);
      await database.db
        .transaction()
        .execute((trx) => queue.jobs(trx).send("waiting-mail", { userId }, 1_800));
    }
    const { rows } = await sql<{ id: string }>`
      select data ->> 'userId' as id from pgboss.job where name = 'waiting-mail'
      order by id`.execute(database.db);
    expect(rows.map(({ id }) => id)).toEqual(["ada", "ben"]);
    await queue.stop();
    await database.close();
  });

  it("that are given up tell so where their kind says so", async () => {
    const database = await open();
    const failures: unknown[] = [];
    const first = await startJobQueue(database, (error) => failures.push(error));
    const asked = { userId: "ada", exportId: "1" };
    await first.jobs().send("export", asked);
    await sql`update pgboss.job set retry_limit = 0 where name = 'export'`.execute(database.db);
    const handlers = doing(async () => undefined);
    await first.work({ ...handlers, export: () => Promise.reject(new Error("the disk is full")) });
    await expect
      .poll(() => failures.map(String))
      .toEqual([expect.stringMatching(/^JobError: job export /)]);
    await first.stop();

    const second = await begin(database);
    const received = Promise.withResolvers<unknown>();
    await second.work({ ...handlers, "export-failed": async (data) => received.resolve(data) });
    expect(await received.promise).toEqual(asked);
    await second.stop();
    await database.close();
  });

  it("do not exist when their transaction is not kept", async () => {
    const database = await open();
    await migrate(database.db);
    const queue = await begin(database);
    const done = Promise.withResolvers<string>();
    await queue.work(doing(async ({ emailKey }) => done.resolve(emailKey)));
    const lost = database.db.transaction().execute(async (trx) => {
      await queue.jobs(trx).send("password-forgotten", { emailKey: "lost@example.com" });
      throw new Error("changed my mind");
    });
    await expect(lost).rejects.toThrow("changed my mind");
    await database.db
      .transaction()
      .execute((trx) =>
        queue.jobs(trx).send("password-forgotten", { emailKey: "kept@example.com" }),
      );
    expect(await done.promise).toBe("kept@example.com");
    await queue.stop();
    await database.close();
  });
});

it("have the options of this version also where an earlier one has made their queue", async () => {
  const database = await openMemoryDatabase();
  await (await begin(database)).stop();
  await sql`
    update pgboss.queue set heartbeat_seconds = null, expire_seconds = 7, notify = true
    where name in ('like-notice', 'export')`.execute(database.db);
  await sql`update pgboss.queue set retry_limit = 10 where name = 'transcript'`.execute(
    database.db,
  );
  await (await begin(database)).stop();
  const { rows } = await sql`
    select name, heartbeat_seconds, expire_seconds, notify, policy, dead_letter from pgboss.queue
    where name in ('like-notice', 'export', 'waiting-mail') order by name`.execute(database.db);
  const kept = { heartbeat_seconds: 60, policy: "standard", dead_letter: null };
  expect(rows).toEqual([
    { ...kept, name: "export", expire_seconds: 3_600, notify: true, dead_letter: "export-failed" },
    { ...kept, name: "like-notice", expire_seconds: 900, notify: false },
    { ...kept, name: "waiting-mail", expire_seconds: 900, notify: true, policy: "short" },
  ]);
  const limits = await sql`
    select retry_limit, retry_delay_max from pgboss.queue
    where name in ('transcript', 'match-mail')`.execute(database.db);
  const asMails = { retry_limit: 30, retry_delay_max: 3_600 };
  expect(limits.rows).toEqual([asMails, asMails]);
  await database.close();
});

it("are erased within ten minutes of the hour that they stay after they are done", async () => {
  const database = await openMemoryDatabase();
  const first = await begin(database);
  for (const emailKey of ["over@example.com", "young@example.com"]) {
    await first.jobs().send("password-forgotten", { emailKey });
  }
  await first.stop();
  await sql`
    update pgboss.job set state = 'completed', completed_on = now() - case
      when data ->> 'emailKey' = 'over@example.com' then interval '61 minutes'
      else interval '50 minutes' end`.execute(database.db);
  await sql`update pgboss.queue set maintain_on = now() - interval '11 minutes'`.execute(
    database.db,
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  try {
    const second = await begin(database);
    await vi.advanceTimersByTimeAsync(61_000);
    vi.useRealTimers();
    const addresses = async () => {
      const { rows } = await sql<{ address: string }>`
        select data ->> 'emailKey' as address from pgboss.job`.execute(database.db);
      return rows.map(({ address }) => address);
    };
    await expect.poll(addresses).toEqual(["young@example.com"]);
    await second.stop();
  } finally {
    vi.useRealTimers();
  }
  await database.close();
});

it("works off a backlog at once, each job on its own", async () => {
  const database = await openMemoryDatabase();
  const failures: unknown[] = [];
  const queue = await startJobQueue(database, (error) => failures.push(error));
  const addresses = Array.from({ length: 25 }, (_, index) => `member-${index}@example.com`);
  for (const emailKey of addresses) await queue.jobs().send("password-forgotten", { emailKey });

  const done: string[] = [];
  const all = Promise.withResolvers<undefined>();
  await queue.work(
    doing(async ({ emailKey }) => {
      if (emailKey === addresses[3]) throw new Error(`no mailbox ${emailKey}`);
      done.push(emailKey);
      if (done.length === addresses.length - 1) all.resolve(undefined);
    }),
  );
  await all.promise;
  expect(done.toSorted()).toEqual(addresses.toSpliced(3, 1).toSorted());
  expect(failures.map(String)).toEqual([
    expect.stringMatching(/^JobError: job password-forgotten [0-9a-f-]{36} failed: Error$/),
  ]);
  await queue.stop();
  await database.close();
});

it("takes up again what a killed process left half-done", async () => {
  const database = await openMemoryDatabase();
  const killed = await begin(database);
  const begun = Promise.withResolvers<undefined>();
  const release = Promise.withResolvers<undefined>();
  await killed.work(
    doing(() => {
      begun.resolve(undefined);
      return release.promise;
    }),
  );
  await killed.jobs().send("password-forgotten", { emailKey: "ada@example.com" });
  await begun.promise;

  const next = await begin(database);
  const done = Promise.withResolvers<string>();
  await next.work(doing(async ({ emailKey }) => done.resolve(emailKey)));
  expect(await done.promise).toBe("ada@example.com");
  release.resolve(undefined);
  await Promise.all([killed.stop(), next.stop()]);
  await database.close();
});

const doing = (passwordForgotten: JobHandler<"password-forgotten">): JobHandlers => ({
  "registration-mail": async () => undefined,
  "verification-mail": async () => undefined,
  "password-forgotten": passwordForgotten,
  "password-changed-mail": async () => undefined,
  "account-deleted-mail": async () => undefined,
  insights: async () => undefined,
  "twin-ready-mail": async () => undefined,
  "like-notice": async () => undefined,
  "released-words": async () => undefined,
  "match-mail": async () => undefined,
  transcript: async () => undefined,
  "moderation-mail": async () => undefined,
  "contact-mail": async () => undefined,
  "waiting-mail": async () => undefined,
  export: async () => undefined,
  "export-failed": async () => undefined,
  "export-ready-mail": async () => undefined,
});

const begin = (database: Database) =>
  startJobQueue(database, (error) => {
    throw error;
  });
