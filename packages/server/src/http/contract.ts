import { readFile } from "node:fs/promises";
import { parse } from "yaml";

export interface Contract {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security?: readonly SecurityRequirement[];
}

type PathItem = Readonly<Record<string, ContractOperation | undefined>>;

interface ContractOperation {
  readonly operationId?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly requestBody?: { readonly required?: boolean };
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

const liveSocketPath = "/ws/chat";

const file = new URL("../../../../openapi.yaml", import.meta.url);

const parseContract = async (): Promise<Contract> => parse(await readFile(file, "utf8"));

let parsed: Promise<Contract> | undefined;

/** The contract that the routes are made from; parsed once, because that takes half a second. */
export function readContract(): Promise<Contract> {
  parsed ??= parseContract();
  return parsed;
}

/** The contract's calls alone: the live connection is served by a socket (`add-live-socket.ts`). */
export function withoutLiveSocket(contract: Contract): Contract {
  const calls = Object.entries(contract.paths).filter(([path]) => path !== liveSocketPath);
  return { ...contract, paths: Object.fromEntries(calls) };
}

/** What a route's schema says of a body that may be missing. */
export const OPTIONAL_BODY = "x-optional-body";

function hasOptionalBody(operation: object): boolean {
  const body = "requestBody" in operation ? operation.requestBody : undefined;
  if (typeof body !== "object" || body === null) return false;
  return !("required" in body && body.required === true);
}

/**
 * The contract as fastify-openapi-glue needs it: it drops what stands beside a `$ref`, so that becomes
 * an `allOf`. An operation's responses are left out: a serializer made from them would hide what is wrong with an
 * answer, and tests check the answers themselves. It forgets whether a body is required; extensions it keeps.
 */
export function routable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(routable);
  if (typeof node !== "object" || node === null) return node;
  const isOperation = "operationId" in node;
  const entries = Object.entries(node)
    .filter(([key]) => !(isOperation && key === "responses"))
    .map(([key, value]) => [key, routable(value)] as const);
  if (isOperation && hasOptionalBody(node)) entries.push([OPTIONAL_BODY, true]);
  const { $ref, ...rest } = Object.fromEntries(entries);
  if (typeof $ref !== "string" || entries.length === 1) return Object.fromEntries(entries);
  return { ...rest, allOf: [{ $ref }] };
}
