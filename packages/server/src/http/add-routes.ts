import fastifyOpenapiGlue from "fastify-openapi-glue";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { operations } from "../operations/index.ts";
import type { Operation, OperationParts } from "../operations/operation.ts";
import { authenticate } from "../services/sessions/authenticate.ts";
import { bearerToken } from "./bearer-token.ts";
import { checkBody } from "./check-body.ts";
import { checkText, straightenText } from "./check-text.ts";
import {
  type Contract,
  readContract,
  routable,
  type SecurityRequirement,
  withoutLiveSocket,
} from "./contract.ts";
import { rememberMember } from "./member-of.ts";
import { refuseManyParameters } from "./read-json-body.ts";
import { readForms } from "./read-forms.ts";
import { compileValidator } from "./validator-compiler.ts";

/**
 * Serves the contract under `/api`, but for the live connection. An operation that is not implemented
 * stops the start.
 */
export async function addRoutes(app: FastifyInstance, parts: OperationParts): Promise<void> {
  const contract = withoutLiveSocket(await readContract());
  const authenticateRequest = async (request: FastifyRequest): Promise<void> => {
    const { member } = await authenticate(parts, bearerToken(request));
    rememberMember(request, member);
  };
  const authenticateIfAsked = async (request: FastifyRequest): Promise<void> => {
    if (request.headers.authorization !== undefined) await authenticateRequest(request);
  };
  const guardsOf = { members: [authenticateRequest], both: [authenticateIfAsked], anyone: [] };
  await app.register(async (api) => {
    api.setValidatorCompiler(compileValidator);
    readForms(api);
    // What is told a member stays in no cache; pictures and recordings say otherwise.
    api.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    api.addHook("onRequest", refuseManyParameters);
    api.addHook("preValidation", checkBody);
    api.addHook("preValidation", checkText);
    api.addHook("preHandler", straightenText);
    await api.register(fastifyOpenapiGlue, {
      specification: routable(contract) as object,
      prefix: "/api",
      operationResolver: (id: string, method: string, path: string) => {
        const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
        const operation = makeOperation(id, parts);
        const callers = callersOf(contract, method, path);
        const limits = callers === "members" || method === "GET" ? [] : [limitAddress(id, parts)];
        const own = operation.onRequest ? [operation.onRequest] : [];
        const onRequest = [...limits, ...guardsOf[callers], ...own];
        return { method, url, config: { operationId: id }, onRequest, handler: operation.handler };
      },
    });
  });
}

/** Every call that needs no member and is no mere reading is limited by address, each by itself. */
const limitAddress =
  (id: string, { limits }: OperationParts) =>
  (request: FastifyRequest): Promise<void> =>
    limits.publicAddress(request, id);

function makeOperation(id: string, parts: OperationParts): Operation {
  if (!(id in operations)) throw new Error(`the contract's operation ${id} is not implemented`);
  return operations[id as keyof typeof operations](parts);
}

/**
 * Who may call. Only members, where every way in asks for the access token; members and visitors, where
 * another way in asks for nothing: a token that is sent must be good then.
 */
function callersOf(
  contract: Contract,
  method: string,
  path: string,
): "members" | "both" | "anyone" {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  const ways: readonly SecurityRequirement[] = operation?.security ?? contract.security ?? [];
  const asking = ways.filter((way) => Object.keys(way).length > 0);
  if (asking.length === 0 || !asking.every((way) => "bearerAuth" in way)) return "anyone";
  return asking.length === ways.length ? "members" : "both";
}
