import fastifyOpenapiGlue from "fastify-openapi-glue";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { operations } from "../operations/index.ts";
import { notImplemented } from "../operations/not-implemented.ts";
import type { Operation, OperationParts } from "../operations/operation.ts";
import { authenticate } from "../services/sessions/authenticate.ts";
import { bearerToken } from "./bearer-token.ts";
import { checkBody } from "./check-body.ts";
import { checkText } from "./check-text.ts";
import {
  type Contract,
  readContract,
  routable,
  type SecurityRequirement,
  withoutLiveSocket,
} from "./contract.ts";
import { rememberMember } from "./member-of.ts";
import { readForms } from "./read-forms.ts";
import { createValidatorCompiler } from "./validator-compiler.ts";

/**
 * Serves the contract under `/api`, but for the live connection. An operation that is neither
 * implemented nor listed as not implemented stops the start.
 */
export async function addRoutes(app: FastifyInstance, parts: OperationParts): Promise<void> {
  const contract = withoutLiveSocket(await readContract());
  const authenticateRequest = async (request: FastifyRequest): Promise<void> => {
    const { member } = await authenticate(parts, bearerToken(request));
    rememberMember(request, member);
  };
  await app.register(async (api) => {
    api.setValidatorCompiler(createValidatorCompiler());
    readForms(api);
    api.addHook("preValidation", checkBody);
    api.addHook("preValidation", checkText);
    await api.register(fastifyOpenapiGlue, {
      specification: routable(contract) as object,
      prefix: "/api",
      operationResolver: (id: string, method: string, path: string) => {
        const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
        if (isNotImplemented(id)) return { method, url, onRequest: [refuse], handler: refuse };
        const operation = makeOperation(id, parts);
        const guards = asksForMember(contract, method, path) ? [authenticateRequest] : [];
        const own = operation.onRequest ? [operation.onRequest] : [];
        return { method, url, onRequest: [...guards, ...own], handler: operation.handler };
      },
    });
  });
}

const isNotImplemented = (id: string): boolean => notImplemented.some((each) => each === id);

async function refuse(): Promise<never> {
  throw new AppError("not_implemented");
}

function makeOperation(id: string, parts: OperationParts): Operation {
  if (!(id in operations)) throw new Error(`the contract's operation ${id} is not implemented`);
  return operations[id as keyof typeof operations](parts);
}

/** Whether only signed-in members may call: every way in asks for the access token. */
function asksForMember(contract: Contract, method: string, path: string): boolean {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  const ways: readonly SecurityRequirement[] = operation?.security ?? contract.security ?? [];
  return ways.length > 0 && ways.every((way) => "bearerAuth" in way);
}
