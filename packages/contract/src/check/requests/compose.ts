import type { Contract } from "../contract/contract.ts";
import type { Operation, Parameter } from "../contract/operation.ts";
import { form, json, type Part, type Payload } from "../exchange/payload.ts";
import { type Credentials, encode, type Request } from "../exchange/request.ts";
import { pictureAs, recordingAs } from "./files.ts";
import { isNode } from "../contract/node.ts";

/** Reserved by RFC 2606: mail to it is not delivered, and no member has it. */
const undeliverable = "contract-runner@example.com";

/**
 * The bodies that the contract shows for a call, by name. The address in a body becomes an undeliverable one,
 * so that the runner sends mail to its own members only.
 */
export function shownBodies(operation: Operation): Record<string, unknown> {
  const contents = Object.values(operation.body?.content ?? {});
  const shown = contents.flatMap(({ examples }) => Object.entries(examples));
  return Object.fromEntries(shown.map(([name, value]) => [name, withoutAddress(value)]));
}

function withoutAddress(value: unknown): unknown {
  if (!isNode(value) || typeof value["email"] !== "string") return value;
  return { ...value, email: undeliverable };
}

/** The values of a request, before they are written into it. */
export interface Values {
  /** Path parameters, in the order of the path. */
  readonly path?: readonly string[];
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A JSON value, or the text fields of a form. */
  readonly body?: unknown;
  readonly credentials?: Credentials;
}

export const unknownId = "5eed0000-0000-4000-8000-00000000dead";

/** Writes values into a request of an operation; whatever is not given and must be is from its examples. */
export function compose(contract: Contract, operation: Operation, values: Values): Request {
  const { body, credentials = {}, headers = {} } = values;
  const payload = payloadOf(contract, operation, body);
  return {
    operation,
    path: pathOf(operation, values.path ?? []),
    query: queryOf(operation, values.query),
    headers,
    credentials,
    ...(payload && { payload }),
  };
}

const named = ({ parameters }: Operation, place: Parameter["in"]): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === place);

/** The names in a path, in order. */
export const pathNames = ({ path }: Operation): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const pathOf = (operation: Operation, given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pathNames(operation).map((name, index) => {
      const parameter = named(operation, "path").find((each) => each.name === name);
      return [name, encode(given[index] ?? exampleOf(parameter))];
    }),
  );

const exampleOf = (parameter: Parameter | undefined): unknown =>
  parameter?.schema.format === "uuid" ? unknownId : (parameter?.examples[0] ?? unknownId);

function queryOf(operation: Operation, given: Values["query"]): Record<string, string> {
  const required = named(operation, "query")
    .filter((parameter) => parameter.required)
    .map(({ name, examples }) => [name, examples[0]] as const);
  const values = given ?? Object.fromEntries(required);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [encode(name), encode(value)]),
  );
}

function payloadOf(contract: Contract, operation: Operation, body: unknown): Payload | undefined {
  const content = operation.body?.content ?? {};
  if (content["multipart/form-data"]) return form(partsOf(contract, operation, body));
  return body === undefined ? undefined : json(body);
}

/** The parts of a good form: a file where the schema wants one, the given texts elsewhere. */
export function partsOf(contract: Contract, operation: Operation, body: unknown): Part[] {
  const media = operation.body?.content["multipart/form-data"];
  const { properties = {} } = media ? contract.flatten(media.schema) : {};
  const texts = (body ?? {}) as Record<string, unknown>;
  return Object.entries(properties).flatMap(([name, source]): Part[] => {
    if (contract.flatten(source).format === "binary") {
      return [name.includes("picture") ? pictureAs(name) : recordingAs(name)];
    }
    const value = texts[name];
    return value === undefined
      ? []
      : [{ name, text: typeof value === "string" ? value : JSON.stringify(value) }];
  });
}
