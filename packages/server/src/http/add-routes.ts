import fastifyOpenapiGlue from "fastify-openapi-glue";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { operations } from "../operations/index.ts";
import type { Operation, OperationId, OperationParts } from "../operations/operation.ts";
import { authenticate } from "../services/sessions/authenticate.ts";
import { bearerToken } from "./bearer-token.ts";
import { checkBody } from "./check-body.ts";
import { type Contract, readContract, routable, type SecurityRequirement } from "./contract.ts";
import { rememberMember } from "./member-of.ts";
import { createValidatorCompiler } from "./validator-compiler.ts";

/** Serves the contract under `/api`. An operation without an implementation stops the start. */
export async function addRoutes(app: FastifyInstance, parts: OperationParts): Promise<void> {
  const contract = await readContract();
  const authenticateRequest = async (request: FastifyRequest): Promise<void> => {
    const { member } = await authenticate(parts, bearerToken(request));
    rememberMember(request, member);
  };
  await app.register(async (api) => {
    api.setValidatorCompiler(createValidatorCompiler());
    api.addHook("preValidation", checkBody);
    await api.register(fastifyOpenapiGlue, {
      specification: routable(contract) as object,
      prefix: "/api",
      operationResolver: (id: string, method: string, path: string) => {
        const operation = makeOperation(id, parts);
        const guards = asksForMember(contract, method, path) ? [authenticateRequest] : [];
        return {
          method,
          url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
          handler: operation.handler,
          onRequest: [...guards, ...(operation.onRequest ? [operation.onRequest] : [])],
        };
      },
    });
  });
}

function makeOperation(id: string, parts: OperationParts): Operation {
  if (!(id in operations)) throw new Error(`the contract's operation ${id} is not implemented`);
  return operations[id as OperationId](parts);
}

/** Whether only signed-in members may call: every way in asks for the access token. */
function asksForMember(contract: Contract, method: string, path: string): boolean {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  const ways: readonly SecurityRequirement[] = operation?.security ?? contract.security ?? [];
  return ways.length > 0 && ways.every((way) => "bearerAuth" in way);
}
