import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** The text of `openapi.yaml`. */
export const readText = (): Promise<string> =>
  readFile(new URL("../../../openapi.yaml", import.meta.url), "utf8");

export interface Json {
  readonly [key: string]: Json | undefined;
}

/** An operation of the contract, its references not yet followed. */
interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

export interface Contract {
  /** What is under a node, by key, references followed; nothing where there is no node. */
  readonly entriesOf: (node: Json | undefined) => [string, Json][];
  readonly operations: readonly ContractOperation[];
}

const methods = ["get", "put", "post", "patch", "delete"];

/** @throws Error where the contract refers to what it does not have */
export async function readContract(): Promise<Contract> {
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
