import { readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Operation, Answer } from "../src/operation.ts";

/** The text of `openapi.yaml`. */
const readText = (): Promise<string> =>
  readFile(new URL("../../../openapi.yaml", import.meta.url), "utf8");

interface Json {
  readonly [key: string]: Json | undefined;
}

/** An operation of the contract, its references not yet followed. */
interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

interface Contract {
  /** Returns the entries under a node, by key, with references followed; none if there is no node. */
  readonly entriesOf: (node: Json | undefined) => [string, Json][];
  readonly operations: readonly ContractOperation[];
}

const methods = ["get", "put", "post", "patch", "delete"];

/** @throws Error where the contract refers to what it does not have */
async function readContract(): Promise<Contract> {
  const document = parse(await readText()) as Json;
  const follow = (node: Json): Json => {
    if (node.$ref === undefined) return node;
    const steps = String(node.$ref).slice(2).split("/");
    const unescape = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");
    const found = steps.reduce<Json | undefined>((at, step) => at?.[unescape(step)], document);
    if (!found) throw new Error(`openapi.yaml: nothing at ${String(node.$ref)}`);
    return follow(found);
  };
  const entriesOf: Contract["entriesOf"] = (node) =>
    Object.entries(node ?? {}).map(([key, child]) => [key, follow(child ?? {})]);
  const operations = entriesOf(document.paths).flatMap(([path, item]) =>
    entriesOf(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        id: String(operation.operationId),
        method,
        path,
        operation,
      })),
  );
  return { entriesOf, operations };
}

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

const generated = (name: string) => new URL(`../src/generated/${name}`, import.meta.url);

/** The generated files as the contract has them, by name; with the contract itself, a package needs no repository. */
export async function generate(): Promise<Record<string, string>> {
  const contract = await readContract();
  const values = {
    "operations.json": readOperations(contract),
    "socket.json": readSocket(contract),
  };
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    `${JSON.stringify(value, undefined, 2)}\n`,
  ]);
  return { ...Object.fromEntries(texts), "openapi.yaml": await readText() };
}

/** A generated file as it was written last. */
export const readGenerated = (name: string): Promise<string> => readFile(generated(name), "utf8");

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generate())) {
    await writeFile(generated(name), text);
  }
}

function readHeaders(entries: [string, Json][]): Record<string, string> {
  const shown = entries.filter(([name]) => name !== "Set-Cookie");
  return Object.fromEntries(shown.map(([name, header]) => [name, String(header.example)]));
}

/**
 * The answers of an operation by the names of their examples; the first 2xx comes first. One without
 * a body is named `noContent`.
 * @throws Error where two answers have one name
 */
function readAnswers(operation: Json, entriesOf: Contract["entriesOf"]) {
  const answers: Record<string, Answer> = {};
  const add = (name: string, answer: Answer) => {
    if (name in answers) throw new Error(`openapi.yaml: example "${name}" stands for two answers`);
    answers[name] = answer;
  };
  for (const [code, response] of entriesOf(operation.responses)) {
    const status = Number(code);
    const headers = readHeaders(entriesOf(response.headers));
    if (!response.content) add("noContent", { status, headers });
    for (const [mediaType, content] of entriesOf(response.content)) {
      const typed = { status, headers, mediaType };
      for (const [name, example] of entriesOf(content.examples)) {
        add(name, { ...typed, body: example.value });
      }
      for (const [name, bytes] of Object.entries(content["x-gemel-base64-examples"] ?? {})) {
        add(name, { ...typed, base64: String(bytes) });
      }
    }
  }
  return answers;
}
