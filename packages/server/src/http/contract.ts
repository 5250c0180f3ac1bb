import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { unlessMissing } from "../foundation/files.ts";

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
/** The contract as JSON, which is read in a hundredth of the time. */
const keptFile = fileURLToPath(new URL("generated/contract.json", import.meta.url));

interface Kept {
  /** The hash of the YAML that it was made from. */
  readonly of: string;
  readonly contract: Contract;
}

const hashOf = (yaml: string): string => createHash("sha256").update(yaml).digest("hex");

/** @returns the JSON to keep of a contract */
export const keepOf = (yaml: string): string =>
  JSON.stringify({ of: hashOf(yaml), contract: parse(yaml) } satisfies Kept);

/** @param kept what was kept of this contract, of another or of none */
export function contractOf(yaml: string, kept: string | undefined): Contract {
  const { of, contract }: Partial<Kept> = JSON.parse(kept ?? "{}");
  return contract !== undefined && of === hashOf(yaml) ? contract : parse(yaml);
}

/** Done by `npm ci` and `npm run generate`. */
export async function keepContract(): Promise<void> {
  await mkdir(dirname(keptFile), { recursive: true });
  const draft = `${keptFile}.part`;
  await writeFile(draft, keepOf(await readFile(file, "utf8")));
  await rename(draft, keptFile);
}

async function openContract(): Promise<Contract> {
  const kept = await unlessMissing(() => readFile(keptFile, "utf8"));
  return contractOf(await readFile(file, "utf8"), kept);
}

let opened: Promise<Contract> | undefined;

/** The contract that the routes are made from. */
export function readContract(): Promise<Contract> {
  opened ??= openContract();
  return opened;
}

/** The contract's calls alone: the live connection is served by a socket (`add-live-socket.ts`). */
export function withoutLiveSocket(contract: Contract): Contract {
  const calls = Object.entries(contract.paths).filter(([path]) => path !== liveSocketPath);
  return { ...contract, paths: Object.fromEntries(calls) };
}

/** The mark of a route's schema for a body that may be missing. */
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
