import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPeople } from "../../testing/add-people.ts";
import { onEachDatabase, onPostgres } from "../../testing/databases.ts";
import { openScratchPostgres } from "../../testing/database/scratch-postgres.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import type { Database } from "../../database/database.ts";
import { migrate } from "../../database/migrate.ts";
import { poolStore } from "./pool-store.ts";
import { pictures } from "../pictures/rules.ts";
import { profileStore } from "../profiles/store.ts";
import { defaultCriteria } from "../criteria/criteria.ts";
import { criteriaStore } from "../criteria/store.ts";

const criteria = { ...defaultCriteria, max_distance_km: 7 };

const idsOf = (found: Awaited<ReturnType<ReturnType<typeof poolStore>["changesSince"]>>) =>
  found?.changes.map(({ id }) => id);

onEachDatabase("what a pool reads", (open) => {
  const context = useTestServer({}, { openDatabase: open });
  const db = () => context().server.services.db;

  it("is everybody at first and then who changed, by whatever table", async () => {
    const people = await addPeople(context(), [{}, {}, {}, { criteria }]);
    const [one, two, three, four] = people.map(({ id }) => id);
    const pool = poolStore(db());
    const first = await pool.changesSince(undefined);
    expect(idsOf(first)).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
    let mark = first?.mark;
    /** While any older transaction of the server runs, in any database, a change is read again. */
    const settle = async () => {
      await expect
        .poll(async () => {
          const changes = await pool.changesSince(mark);
          mark = changes?.mark ?? mark;
          return changes;
        })
        .toBeUndefined();
    };
    const idsAfter = async (work: () => Promise<unknown>) => {
      await settle();
      await work();
      return idsOf(await pool.changesSince(mark));
    };
    expect(
      await idsAfter(() => pictures.storeOf(db()).replace(one ?? "", "a", new Date())),
    ).toEqual([one]);
    const wishes = { ...criteria, max_age: 50 };
    expect(await idsAfter(() => criteriaStore(db()).save(two ?? "", wishes))).toEqual([two]);
    const goBack = () =>
      profileStore(db()).setOnboardingStatus(three ?? "", "questionnaire_completed");
    expect(await idsAfter(goBack)).toEqual([three]);
    await settle();
    const read = await pool.read(people.map(({ id }) => id));
    expect(new Map(read.map((record) => [record.id, record.criteria?.max_distance_km]))).toEqual(
      new Map([
        [one, undefined],
        [two, 7],
        [four, 7],
      ]),
    );
  });
});

onEachDatabase("a member who is erased", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
  });
  afterAll(() => database.close());

  it("is sent to those who remember them, and then no more", async () => {
    const { db } = database;
    const pool = poolStore(db);
    const id = "00000000-0000-4000-8000-000000000001";
    await sql`
      insert into users (id, email, email_key, password_hash, preferred_language, created_at)
      values (${id}, 'a', 'a', 'a', 'en', now())`.execute(db);
    await sql`insert into profiles (user_id) values (${id})`.execute(db);
    const before = await pool.changesSince(undefined);
    await pool.eraseOrphans();
    await sql`delete from users where id = ${id}`.execute(db);
    expect(idsOf(await pool.changesSince(before?.mark))).toEqual([id]);
    expect(await pool.read([id])).toEqual([]);
    await pool.eraseOrphans();
    expect(await pool.changesSince(undefined)).toBeUndefined();
  });
});

onPostgres("with several connections", (postgres) => {
  const context = useTestServer({}, { openDatabase: () => openScratchPostgres(postgres) });

  it("a change that is kept late is read late, although later ones were read before", async () => {
    const { services } = context().server;
    const [late, soon] = await addPeople(context(), [{}, {}]);
    const pool = await services.pool.current();
    const changed = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = services.transaction(async (db) => {
      await criteriaStore(db).save(late.id, criteria);
      changed.resolve();
      await release.promise;
    });
    await changed.promise;
    await criteriaStore(services.db).save(soon.id, criteria);
    await services.pool.current();
    expect(pool.get(soon.id)?.criteria.max_distance_km).toBe(7);
    expect(pool.get(late.id)?.criteria.max_distance_km).toBe(50);
    const found = await poolStore(services.db).changesSince(undefined);
    const again = found?.changes.filter(({ comesAgain }) => comesAgain).map(({ id }) => id);
    expect(again).toContain(soon.id);
    release.resolve();
    await holding;
    await services.pool.current();
    expect(pool.get(late.id)?.criteria.max_distance_km).toBe(7);
  });
});
