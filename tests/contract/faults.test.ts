import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fault } from "./backend/faults/fault.ts";
import { type FaultName, faults } from "./backend/faults/faults.ts";
import { startBackend } from "./backend/start-backend.ts";
import { exitCodeOf, type Results } from "./runner/report/results.ts";
import { run } from "./runner/run.ts";

const contract = fileURLToPath(new URL("../../openapi.yaml", import.meta.url));
const names = Object.keys(faults) as FaultName[];

/** Runs the contract against a backend with these faults. */
async function examine(planted: readonly FaultName[], folder: string): Promise<Results> {
  const backend = await startBackend({ fault: planted });
  const url = new URL(backend.url);
  const members = join(folder, `${url.port}.json`);
  await writeFile(members, JSON.stringify(backend.members));
  const mails = `fetch("${backend.url}/outbox/" + process.env.EMAIL)`;
  const outbox = `"${process.execPath}" -e '${mails}.then((all) => all.text()).then(console.log)'`;
  const options = { url, contract, members, outbox, seed: 1, runs: 1, timeout: 10_000 };
  try {
    return await run({ ...options, strict: true });
  } finally {
    await backend.close();
  }
}

const placesOf = ({ operation, touches = [] }: Fault): string[] => [operation, ...touches];

/** Faults that show in different places are planted together, a few at once: a run takes seconds. */
function groupFaults(count: number): FaultName[][] {
  const groups = Array.from({ length: count }, (): FaultName[] => []);
  for (const name of names.toReversed()) {
    const places = placesOf(faults[name]);
    const isFree = (group: readonly FaultName[]) =>
      group.every((other) => !placesOf(faults[other]).some((place) => places.includes(place)));
    const [smallest] = groups.filter(isFree).toSorted((a, b) => a.length - b.length);
    if (!smallest) throw new Error(`${count} groups are too few for ${name}`);
    smallest.push(name);
  }
  return groups;
}

const groups = groupFaults(9);
let folder: string;
let faultless: Results;
let faulty: readonly Results[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-faults-"));
  [faultless, ...faulty] = await Promise.all([
    examine([], folder),
    ...groups.map((group) => examine(group, folder)),
  ]);
}, 180_000);
afterAll(() => rm(folder, { recursive: true }));

const departedIn = (results: Results | undefined): string[] =>
  (results?.operations ?? [])
    .filter(({ verdict }) => verdict === "departed")
    .map(({ operation }) => operation);

test("nothing is found in a backend without faults, and everything is reached", () => {
  expect(faultless.operations.flatMap(({ departures }) => departures)).toEqual([]);
  const notReached = faultless.operations.filter(({ verdict }) => verdict === "not reached");
  expect(notReached).toEqual([]);
  expect(exitCodeOf(faultless, true)).toBe(0);
});

test.each(names.map((name) => ({ name, ...faults[name] })))(
  "$name is found in $operation: $description",
  ({ name, operation }) => {
    const group = groups.findIndex((one) => one.includes(name));
    expect(departedIn(faulty[group])).toContain(operation);
  },
);

test.each(groups.map((group, index) => ({ group, index })))(
  "nothing else is found beside $group",
  ({ group, index }) => {
    const places = group.flatMap((name) => placesOf(faults[name]));
    const others = faulty[index]?.operations.filter(({ operation }) => !places.includes(operation));
    expect(others?.flatMap(({ departures }) => departures)).toEqual([]);
  },
);
