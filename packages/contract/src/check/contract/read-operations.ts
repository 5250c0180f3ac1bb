import { CannotRun } from "../cannot-run.ts";
import { isNode, type Node, nodeAt, textAt } from "./node.ts";
import type {
  Access,
  Content,
  Documented,
  Header,
  Operation,
  Parameter,
  RequestBody,
  SocketModel,
} from "./operation.ts";
import type { Resolve } from "./references.ts";
import type { Schema } from "./schema.ts";

const methods = ["get", "put", "post", "patch", "delete"];

/**
 * Every operation of the document, in its order.
 * @throws CannotRun if one has no operationId, or two have the same
 */
export function readOperations(document: Node, resolve: Resolve): Operation[] {
  const operations = Object.entries(nodeAt(document, "paths")).flatMap(([path, item]) =>
    isNode(item) ? readPath(document, resolve, path, resolve(item)) : [],
  );
  const seen = new Set<string>();
  for (const { id } of operations) {
    if (seen.has(id)) throw new CannotRun(`the contract has the operationId ${id} twice`);
    seen.add(id);
  }
  return operations;
}

const readPath = (document: Node, resolve: Resolve, path: string, item: Node): Operation[] =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!isNode(operation)) return [];
    const id = textAt(operation, "operationId");
    const name = `${method.toUpperCase()} ${path}`;
    if (id === undefined) throw new CannotRun(`the contract's ${name} has no operationId`);
    const socket = readSocket(resolve, operation);
    const body = readBody(resolve, operation);
    return [
      {
        id,
        path,
        method: method.toUpperCase(),
        tag: nodes(operation, "tags")[0]?.toString() ?? "",
        access: readAccess(document, operation),
        parameters: [...nodes(item, "parameters"), ...nodes(operation, "parameters")]
          .filter(isNode)
          .map((parameter) => readParameter(resolve, parameter)),
        ...(body && { body }),
        answers: readAnswers(resolve, operation),
        ...(socket && { socket }),
      },
    ];
  });

function nodes(node: Node, key: string): readonly unknown[] {
  const value = node[key];
  return Array.isArray(value) ? value : [];
}

function readAccess(document: Node, operation: Node): Access {
  const ways = operation["security"] ?? document["security"] ?? [];
  if (!Array.isArray(ways) || ways.length === 0) return "anybody";
  const names = ways.map((way) => Object.keys(way as Node));
  if (names.some((way) => way.length === 0)) return "anybody";
  return names.some((way) => way.includes("bearerAuth")) ? "member" : "cookie";
}

function readParameter(resolve: Resolve, node: Node): Parameter {
  const parameter = resolve(node);
  const shown = Object.values(readExamples(resolve, parameter));
  return {
    name: textAt(parameter, "name") ?? "",
    in: parameter["in"] as Parameter["in"],
    required: parameter["required"] === true,
    schema: nodeAt(parameter, "schema") as Schema,
    examples: "example" in parameter ? [parameter["example"], ...shown] : shown,
  };
}

function readBody(resolve: Resolve, operation: Node): RequestBody | undefined {
  if (!isNode(operation["requestBody"])) return undefined;
  const body = resolve(operation["requestBody"]);
  return { required: body["required"] === true, content: readContent(resolve, body) };
}

const readAnswers = (resolve: Resolve, operation: Node): Record<string, Documented> =>
  Object.fromEntries(
    Object.entries(nodeAt(operation, "responses")).map(([status, node]) => {
      const answer = resolve(node as Node);
      const headers = Object.entries(nodeAt(answer, "headers")).map(([name, header]) =>
        readHeader(name, resolve(header as Node)),
      );
      return [status, { status: Number(status), headers, content: readContent(resolve, answer) }];
    }),
  );

const readHeader = (name: string, header: Node): Header => ({
  name,
  required: header["required"] === true,
  schema: nodeAt(header, "schema") as Schema,
});

const readContent = (resolve: Resolve, node: Node): Record<string, Content> =>
  Object.fromEntries(
    Object.entries(nodeAt(node, "content")).map(([type, media]) => [
      type,
      {
        schema: nodeAt(media as Node, "schema") as Schema,
        examples: readExamples(resolve, media as Node),
      },
    ]),
  );

const readExamples = (resolve: Resolve, node: Node): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(nodeAt(node, "examples")).map(([name, example]) => [
      name,
      resolve(example as Node)["value"],
    ]),
  );

function readSocket(resolve: Resolve, operation: Node): SocketModel | undefined {
  const socket = operation["x-gemel-socket"];
  if (!isNode(socket)) return undefined;
  const content = (key: string): Content => ({
    schema: nodeAt(nodeAt(socket, key), "schema") as Schema,
    examples: readExamples(resolve, nodeAt(socket, key)),
  });
  return {
    sent: content("sent"),
    received: content("received"),
    closeCodes: Object.keys(nodeAt(socket, "closeCodes")).map(Number),
  };
}
