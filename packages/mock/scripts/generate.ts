import { readFile, writeFile } from "node:fs/promises";
import type { Operation } from "../src/operation.ts";
import { readAnswers } from "./read-answers.ts";
import { type Contract, type Json, readContract } from "./read-contract.ts";

function readOperations({ operations, entriesOf }: Contract): Record<string, Operation> {
  const calls = operations.filter(({ operation }) => !operation["x-gemel-socket"]);
  return Object.fromEntries(
    calls.map(({ id, method, path, operation }) => [
      id,
      { method, path, answers: readAnswers(operation, entriesOf) },
    ]),
  );
}

function readSocket({ operations, entriesOf }: Contract) {
  const found = operations.find(({ operation }) => operation["x-gemel-socket"]);
  if (!found) throw new Error("openapi.yaml: no operation has x-gemel-socket");
  const { path, operation } = found;
  const { sent, received, closeCodes } = operation["x-gemel-socket"] ?? {};
  const framesOf = (side: Json | undefined) =>
    Object.fromEntries(entriesOf(side?.examples).map(([name, { value }]) => [name, value]));
  const answers = Object.entries(readAnswers(operation, entriesOf));
  return {
    path,
    refusals: Object.fromEntries(answers.filter(([, { status }]) => status >= 400)),
    sent: framesOf(sent),
    received: framesOf(received),
    closeCodes,
  };
}

const committed = (name: string) => new URL(`../src/generated/${name}`, import.meta.url);

/** The generated files as the contract wants them, by name: JSON texts. */
export async function generate(): Promise<Record<string, string>> {
  const contract = await readContract();
  const values = {
    "operations.json": readOperations(contract),
    "socket.json": readSocket(contract),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      `${JSON.stringify(value, undefined, 2)}\n`,
    ]),
  );
}

/** A generated file as it is committed. */
export function readCommitted(name: string): Promise<string> {
  return readFile(committed(name), "utf8");
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generate())) {
    await writeFile(committed(name), text);
  }
}
