import { afterAll, beforeAll, expect, test } from "vitest";
import type { Results } from "@gemel/contract/results";
import { type FaultName, faultNames, faults } from "./faults/faults.ts";
import { groupFaults } from "./faults/group-faults.ts";
import { departedIn, examineFaults, foundBeside } from "./testing/examine.ts";
import { type Reference, startReference } from "./testing/start-reference.ts";

const groups = groupFaults(9);
const groupOf = (name: FaultName): number => groups.findIndex((group) => group.includes(name));

let reference: Reference;
const faulty: Results[] = [];
beforeAll(async () => {
  reference = await startReference();
  // One after the other: members that another run makes would move the pages of the feed.
  for (const group of groups) faulty.push(await examineFaults(reference, group));
}, 900_000);
afterAll(() => reference.close());

test.each(faultNames.map((name) => ({ name, ...faults[name] })))(
  "$name is found in $operation: $description",
  ({ name, operation }) => {
    const results = faulty[groupOf(name)];
    expect(results && departedIn(results)).toContain(operation);
  },
);

test.each(groups.map((group, index) => ({ group, index })))(
  "nothing else is found beside $group",
  ({ group, index }) => {
    const results = faulty[index];
    expect(results && foundBeside(results, group)).toEqual([]);
  },
);
