import { expect, test } from "vitest";
import { contractOf, readDocument } from "./contract/contract.ts";
import { faults } from "./faults/faults.ts";
import { handlers } from "./operations/handlers.ts";

const { operations } = contractOf(await readDocument());
const ids = operations.map(({ id }) => id);

test("every operation of the contract has a handler, and every handler an operation", () => {
  expect(Object.keys(handlers).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(faults))("%s is planted in an operation", (_name, { operation }) => {
  expect(ids).toContain(operation);
});
