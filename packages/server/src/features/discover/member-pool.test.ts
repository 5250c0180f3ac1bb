import { createSecretKey } from "node:crypto";
import { answerInputs, profileInputs } from "@gemel/psyche/compatibility";
import { rankingNumbers } from "@gemel/psyche/ranking";
import { expect, it } from "vitest";
import type { PoolRecord, PoolStore } from "./pool-store.ts";
import { openGazetteer } from "../../places/gazetteer.ts";
import { createPairNoise } from "../candidates/pair-noise.ts";
import { createMemberPool } from "./member-pool.ts";

const silent = rankingNumbers(answerInputs([]));

const record = (id: string, city: string): PoolRecord => ({
  id,
  birthDate: "1990-02-03",
  sex: "other",
  country: "FR",
  city,
  profile: profileInputs({
    children_status: null,
    pets_status: "has_pets",
    child_intent: "yes",
    pet_intent: null,
  }),
  showsWishes: true,
  hasPhoto: true,
  hasVoice: false,
  criteria: undefined,
  since: new Date(0),
  computedAt: new Date(0),
  rankingNumbers: silent,
  seesScores: true,
});

/** A database in which tests change members; every change is a transaction with the next number. */
function stored() {
  const records = new Map<string, PoolRecord>();
  const changes: string[] = [];
  /** The oldest transaction that is still open. */
  let open: number | undefined;
  const reads: number[] = [];
  let failing = false;
  const change = (id: string, to: PoolRecord | undefined): void => {
    if (to === undefined) records.delete(id);
    else records.set(id, to);
    changes.push(id);
  };
  const store: PoolStore = {
    changesSince: async (mark) => {
      const next = open ?? changes.length;
      const since = Number(mark ?? 0);
      const latest = new Map(
        changes.slice(since).map((id, index): [string, number] => [id, since + index]),
      );
      if (latest.size === 0) return undefined;
      return {
        changes: [...latest].map(([id, number]) => ({
          id,
          changedIn: String(number),
          comesAgain: number >= next,
        })),
        mark: String(next),
      };
    },
    read: async (ids) => {
      if (failing) throw new Error("out of reach");
      reads.push(ids.length);
      return ids.flatMap((id) => records.get(id) ?? []);
    },
    hiddenFrom: async () => new Set(),
    eraseOrphans: async () => undefined,
  };
  return {
    store,
    reads,
    change,
    fail: (whether: boolean) => {
      failing = whether;
    },
    /** Opens a transaction that changes nothing yet. @returns what ends it */
    begin: () => {
      open = changes.length;
      return () => {
        open = undefined;
      };
    },
  };
}

const noise = createPairNoise(createSecretKey(Buffer.from("a secret")));

it("reads everybody once, then those who changed, and forgets who was removed", async () => {
  const { store, reads, change } = stored();
  const pool = createMemberPool(store, noise, openGazetteer);
  expect((await pool.current()).size).toBe(0);
  for (let index = 0; index < 10_050; index++) change(`m${index}`, record(`m${index}`, "Lyon"));
  const members = await pool.current();
  expect([members.size, reads]).toEqual([10_050, [10_000, 50]]);
  expect(members.get("m7")).toMatchObject({
    birthDay: 19_900_203,
    offers: 1 + 2 + 4,
    asks: 0,
    place: { latitude: 45.75 },
    criteria: { min_age: 25 },
  });
  change("m7", record("m7", "Nice"));
  change("m8", undefined);
  await pool.current();
  expect(reads.slice(2)).toEqual([2]);
  expect(members.get("m7")?.place).toMatchObject({ latitude: 43.7 });
  expect(members.get("m8")).toBeUndefined();
  const homes = [...members.neighbours()].map((each) => each.members.size);
  expect(homes).toEqual([10_048, 1]);
  await pool.current();
  expect(reads).toHaveLength(3);
});

it("gives callers what changed before they asked, also while it is reading", async () => {
  const { store, change } = stored();
  const pool = createMemberPool(store, noise, openGazetteer);
  change("a", record("a", "Lyon"));
  const first = pool.current();
  change("b", record("b", "Lyon"));
  const [second, third] = [pool.current(), pool.current()];
  await Promise.all([first, second, third]);
  expect((await second).size).toBe(2);
});

it("reads again what it could not read", async () => {
  const { store, change, fail } = stored();
  const pool = createMemberPool(store, noise, openGazetteer);
  change("a", record("a", "Lyon"));
  fail(true);
  const [first, second] = [pool.current(), pool.current()];
  await expect(first).rejects.toThrow("out of reach");
  await expect(second).rejects.toThrow("out of reach");
  fail(false);
  expect((await pool.current()).size).toBe(1);
});

it("reads a change once, however long an older transaction is open", async () => {
  const { store, reads, change, begin } = stored();
  const pool = createMemberPool(store, noise, openGazetteer);
  change("a", record("a", "Lyon"));
  await pool.current();
  const end = begin();
  for (const id of ["b", "c"]) change(id, record(id, "Lyon"));
  for (let page = 0; page < 3; page++) await pool.current();
  expect(reads).toEqual([1, 2]);
  change("b", record("b", "Nice"));
  expect((await pool.current()).get("b")?.place).toMatchObject({ latitude: 43.7 });
  end();
  for (let page = 0; page < 3; page++) await pool.current();
  expect(reads).toEqual([1, 2, 1]);
});
