import type { IncomingMessage } from "node:http";
import type { Backend } from "../backend.ts";
import type { Operation } from "../contract/operation.ts";
import type { Call, OperationId } from "../operations/call.ts";
import { passGate } from "../operations/gates.ts";
import { authenticate, readCredentials } from "./authenticate.ts";
import { findOperation } from "./find-operation.ts";
import { readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";
import { notFound } from "./refusal.ts";

const PREFIX = "/api/";

/** A call whose operation only is known by its id. */
export interface Prepared {
  readonly operation: Operation;
  readonly call: Call;
}

/** Holds a request against the contract. @throws Refusal 400, 401, 403, 404, 413 or 415 */
export async function prepareCall(backend: Backend, request: IncomingMessage): Promise<Prepared> {
  const { contract, world } = backend;
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const found = pathname.startsWith(PREFIX)
    ? findOperation(contract, request.method ?? "", pathname.slice(PREFIX.length - 1))
    : undefined;
  if (!found) throw notFound();
  const { operation, path } = found;
  const credentials = readCredentials(request.headers, query);
  const session = authenticate(world, operation, credentials, backend.checkToken);
  const sources = { path, query, headers: request.headers };
  const parameters = readParameters(contract, operation, sources);
  const body = await readBody(contract, operation, request);
  const member = session && world.members.get(session.memberId);
  const id = operation.id as OperationId;
  if (!backend.openGates.has(id)) passGate(id, member);
  const call = {
    world,
    contract,
    session,
    credentials,
    headers: request.headers,
    parameters,
    body: body && "json" in body ? body.json : undefined,
    form: body && "form" in body ? body.form : new FormData(),
  };
  // The contract has been held against it, so it has the types that are generated from the contract.
  return { operation, call: call as Call };
}
