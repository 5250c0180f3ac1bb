import { expect, test } from "vitest";
import { contractOf, readDocument } from "./contract/contract.ts";
import type { Operation } from "./contract/operation.ts";
import { explainAnswer } from "./testing/explain-answer.ts";
import { useBackend } from "./testing/use-backend.ts";

const contract = contractOf(await readDocument());
const context = useBackend();

/** The address of an operation, with the examples of what it needs. */
function addressOf({ path, parameters }: Operation): string {
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(examples.get(name) ?? ""),
  );
  const needed = parameters.filter((one) => one.in === "query" && one.required);
  const query = needed.map(({ name }) => [name, examples.get(name) ?? ""]);
  return `${filled}?${new URLSearchParams(query)}`;
}

const trials = contract.operations.flatMap((operation) =>
  contract.bodyExamples(operation).map(([name, json]) => ({ name, json, operation })),
);

test.each(trials)("$operation.id takes $name", async ({ json, operation }) => {
  const { call, tokenOf } = context();
  const token = await tokenOf("onboarding_complete");
  const heard = await call(`${operation.method} ${addressOf(operation)}`, { token, json });
  expect(explainAnswer(contract, operation, heard)).toEqual([]);
  expect(heard).not.toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
});

const others = contract.operations.filter((one) => contract.bodyExamples(one).length === 0);

test.each(others)("$id answers as the contract says", async (operation) => {
  const { call, tokenOf } = context();
  const token = await tokenOf("onboarding_complete");
  const heard = await call(`${operation.method} ${addressOf(operation)}`, { token });
  expect(explainAnswer(contract, operation, heard)).toEqual([]);
  expect(heard.status).not.toBe(500);
});
