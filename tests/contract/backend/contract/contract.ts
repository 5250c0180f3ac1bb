import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Operation, readOperations } from "./operation.ts";
import { type Node, rootOf } from "./place.ts";
import { type Schemas, schemasOf } from "./schemas.ts";

/** The contract as a backend that is driven by it needs it. */
export interface Contract {
  readonly operations: readonly Operation[];
  readonly schemas: Schemas;
  /** The schemas' pointers of an operation's answers, by status and media type. */
  readonly responses: (operation: Operation) => Map<number, Map<string, string>>;
  /** The values of the named examples of a JSON body. */
  readonly bodyExamples: (operation: Operation) => [string, unknown][];
  /** The value of a named example of an answer. @throws when the contract has none of that name */
  readonly example: (operationId: string, status: number, name: string) => unknown;
}

const ownFile = fileURLToPath(new URL("../../../../openapi.yaml", import.meta.url));
const documents = new Map<string, Promise<Node>>();

/** Reads a contract's file, once for each. @param file - default: `openapi.yaml` of this repository */
export function readDocument(file = ownFile): Promise<Node> {
  const known = documents.get(file);
  if (known) return known;
  const read = readFile(file, "utf8").then((text) => parse(text) as Node);
  documents.set(file, read);
  return read;
}

export function contractOf(document: Node): Contract {
  const root = rootOf(document);
  const operations = readOperations(root);
  return {
    operations,
    schemas: schemasOf(document),
    responses: ({ place }) =>
      new Map(
        root.children(root.walk(place, "responses")).map(([status, response]) => {
          const content = root.children(root.walk(response, "content"));
          const schemas = content.map(
            ([type, { pointer }]) => [type, `${pointer}/schema`] as const,
          );
          return [Number(status), new Map(schemas)];
        }),
      ),
    bodyExamples: ({ place }) => {
      const media = ["requestBody", "content", "application/json", "examples"];
      const examples = root.children(root.walk(place, ...media));
      return examples.map(([name, example]) => [name, root.walk(example, "value")?.node]);
    },
    example: (operationId, status, name) => {
      const operation = operations.find(({ id }) => id === operationId);
      const steps = ["responses", String(status), "content", "application/json", "examples", name];
      const example = operation && root.walk(operation.place, ...steps, "value");
      if (!example) throw new Error(`the contract has no example ${operationId} ${status} ${name}`);
      return structuredClone(example.node);
    },
  };
}
