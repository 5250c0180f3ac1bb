import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { CannotRun, firstLine } from "../cannot-run.ts";
import { createExplain, type Explain } from "./explain.ts";
import { isNode, type Node, textAt } from "./node.ts";
import type { Operation } from "./operation.ts";
import { readOperations } from "./read-operations.ts";
import { createResolve, documentId, referencesIn, withAbsoluteReferences } from "./references.ts";
import { flatten, type Schema } from "./schema.ts";

export interface Contract {
  readonly version: string;
  /** The path that `servers` puts before every path, `/api`. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
  readonly explain: Explain;
  /** A schema without references and `allOf` at its surface. */
  readonly flatten: (schema: Schema) => Schema;
}

/**
 * Reads a contract and compiles every schema that an operation uses.
 * @throws CannotRun saying what is wrong with the file, and where
 */
export async function readContract(file: string): Promise<Contract> {
  const document = await readDocument(file);
  const within = (error: unknown): CannotRun =>
    new CannotRun(`${file}: ${firstLine(error)}`, { cause: error });
  try {
    return openContract(document);
  } catch (error) {
    throw within(error);
  }
}

/** @throws CannotRun where a part of the document cannot be used */
export function openContract(source: Node): Contract {
  const document = withAbsoluteReferences(source) as Node;
  const resolve = createResolve(document);
  for (const reference of referencesIn(document)) resolve({ $ref: reference });
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: documentId, components: document["components"] });
  const explain = createExplain(ajv);
  const operations = readOperations(document, resolve);
  if (operations.length === 0) throw new CannotRun("the contract has no operations");
  for (const operation of operations) compileAll(operation, explain);
  const [server] = Array.isArray(document["servers"]) ? document["servers"] : [];
  return {
    version: isNode(document["info"]) ? (textAt(document["info"], "version") ?? "") : "",
    basePath: new URL(isNode(server) ? (textAt(server, "url") ?? "/") : "/", "http://server")
      .pathname,
    operations,
    explain,
    flatten: (schema) => flatten(schema, resolve),
  };
}

async function readDocument(file: string): Promise<Node> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new CannotRun(`the contract cannot be read: ${firstLine(error)}`, { cause: error });
  }
  let document: unknown;
  try {
    document = parse(text);
  } catch (error) {
    throw new CannotRun(`${file}: ${firstLine(error)}`, { cause: error });
  }
  if (isNode(document) && textAt(document, "openapi")?.startsWith("3.1")) return document;
  throw new CannotRun(`${file} is no OpenAPI 3.1 document`);
}

function compileAll(operation: Operation, explain: Explain): void {
  const answers = Object.values(operation.answers);
  const contents = [operation.body, ...answers].flatMap((part) =>
    Object.values(part?.content ?? {}),
  );
  const schemas = [
    ...operation.parameters.map(({ schema }) => schema),
    ...answers.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
    ...contents.map(({ schema }) => schema),
    ...(operation.socket ? [operation.socket.sent.schema, operation.socket.received.schema] : []),
  ];
  for (const schema of schemas) {
    try {
      explain(schema, undefined);
    } catch (error) {
      throw new CannotRun(`${operation.id}: ${firstLine(error)}`, { cause: error });
    }
  }
}
