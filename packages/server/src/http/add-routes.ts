import fastifyOpenapiGlue from "fastify-openapi-glue";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
} from "fastify";
import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchema, FastifySchemaCompiler } from "fastify/types/schema.js";
import type { Member } from "../foundation/member.ts";
import { bearerToken } from "./security/operator-token.ts";
import {
  checkBody,
  namesMediaType,
  refuseManyParameters,
  checkText,
  straightenText,
} from "./read-json-body.ts";
import {
  type Contract,
  readContract,
  routable,
  type SecurityRequirement,
  withoutLiveSocket,
} from "./contract.ts";
import { type Call, clientLeft, type Operation, type OperationId } from "./operation.ts";
import type { Limits } from "./limits.ts";
import { AppError } from "../errors/app-error.ts";
import { isDateTime } from "../foundation/date-time.ts";

const options: Options = { strict: false, allErrors: true, removeAdditional: false };

function compiler(more: Options): (schema: object) => ValidateFunction {
  const instance = new Ajv2020({ ...options, ...more });
  addFormats.default(instance);
  instance.addFormat("date-time", isDateTime);
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known !== undefined) return known;
    const made = instance.compile(schema);
    compiled.set(text, made);
    return made;
  };
}

// Compiled once in a process: all its servers have the same contract.
const compileBody = compiler({});
const compileText = compiler({ coerceTypes: "array", useDefaults: true });

/**
 * Checks requests by JSON Schema 2020-12, as OpenAPI 3.1 means them. Bodies are taken as they are; what comes in a
 * URL is text and becomes the type that the contract names, and gets its defaults. Uploads are checked by their
 * operation: the form is read as a stream.
 */
const compileValidator: FastifySchemaCompiler<FastifySchema> = ({
  schema,
  httpPart,
  contentType,
}) => {
  if (contentType === "multipart/form-data") return () => true;
  return (httpPart === "body" ? compileBody : compileText)(schema);
};

const FORM = "application/x-www-form-urlencoded";

/** The most bytes of a form; the form of a mail program has some 30 characters. */
const MAX_BYTES = 1024;

/** Reads forms where the contract names them; anywhere else a page of another site could send one. */
function readForms(api: FastifyInstance): void {
  api.addContentTypeParser<string>(
    FORM,
    { parseAs: "string", bodyLimit: MAX_BYTES },
    async (request: FastifyRequest, body: string) => {
      if (!namesMediaType(request, FORM)) throw new AppError("unsupported_media_type");
      return Object.fromEntries(new URLSearchParams(body));
    },
  );
}

export type OperationTable = { readonly [Id in OperationId]: Operation<Id> };

interface RouteServices {
  readonly limits: Pick<Limits, "publicAddress" | "publicCaller" | "readSession" | "writeSession">;
  /** @throws AppError `unauthorized` */
  readonly authenticate: (accessToken: string | undefined) => Promise<Member>;
}

/**
 * Serves the contract under `/api`, but for the live connection. An operation that is not implemented
 * stops the start.
 */
export async function addRoutes(
  app: FastifyInstance,
  operations: OperationTable,
  { limits, authenticate }: RouteServices,
): Promise<void> {
  const contract = withoutLiveSocket(await readContract());
  const members = new WeakMap<FastifyRequest, Member>();
  const authenticateRequest = async (request: FastifyRequest): Promise<void> => {
    members.set(request, await authenticate(bearerToken(request)));
  };
  const authenticateIfAsked = async (request: FastifyRequest): Promise<void> => {
    if (request.headers.authorization !== undefined) await authenticateRequest(request);
  };
  const countBy = (limit: "readSession" | "writeSession") => async (request: FastifyRequest) => {
    const member = members.get(request);
    if (member !== undefined) await limits[limit](request, member);
  };
  const [countRead, countWrite] = [countBy("readSession"), countBy("writeSession")];
  const guardsOf = { members: [authenticateRequest], both: [authenticateIfAsked], anyone: [] };

  /** A call as its operation takes it: the guards and the contract's check have run. */
  const callOf = <Id extends OperationId>(request: FastifyRequest, reply: FastifyReply): Call<Id> =>
    ({
      member: members.get(request),
      path: request.params,
      query: request.query,
      body: request.body ?? undefined,
      request,
      reply,
    }) as Call<Id>;

  const routeOf = <Id extends OperationId>(id: Id, path: string) => {
    const { shows, onRequest, handler }: Operation<Id> = operations[id];
    const ids = [...path.matchAll(/\{(id|\w+Id)\}/g)].map(([, name = ""]) => name);
    return {
      /** Counts a call of a member by the member, one of a visitor by what it shows, or else by its address. */
      countCaller: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        if (members.has(request)) return countWrite(request);
        const shown = await shows?.(callOf<Id>(request, reply));
        if (shown === undefined) await limits.publicAddress(request, id);
        else await limits.publicCaller(request, `${id} ${shown}`);
      },
      onRequest: onRequest
        ? [(request: FastifyRequest, reply: FastifyReply) => onRequest(callOf<Id>(request, reply))]
        : [],
      handler: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        lowerIds(request, ids);
        const answer = await handler(callOf<Id>(request, reply));
        return answer === clientLeft ? reply.hijack() : prepareAnswer(reply, answer);
      },
    };
  };

  await app.register(async (api) => {
    api.setValidatorCompiler(compileValidator);
    readForms(api);
    // Answers to a member stay in no cache; pictures and recordings say otherwise.
    api.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    api.addHook("onRequest", refuseManyParameters);
    api.addHook("preHandler", straightenText);
    for (const { id, method, path, schema } of await readRoutes(contract)) {
      if (!isOperation(operations, id)) {
        throw new Error(`the contract's operation ${id} is not implemented`);
      }
      const { countCaller, onRequest: own, handler } = routeOf(id, path);
      const callers = callersOf(contract, method, path);
      const isReading = method === "GET" && !costlyReading.has(id);
      const ofMember = callers === "members" ? [isReading ? countRead : countWrite] : [];
      const ofVisitor = callers === "members" || isReading ? [] : [countCaller];
      const onRequest = [...guardsOf[callers], ...ofMember, ...own];
      const preValidation = [...ofVisitor, checkBody, checkText];
      const url = `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
      const config = { operationId: id };
      api.route({ method, url, schema, config, onRequest, preValidation, handler });
    }
  });
}

interface ContractRoute {
  readonly id: string;
  readonly method: HTTPMethods;
  readonly path: string;
  readonly schema: FastifySchema;
}

let routes: Promise<readonly ContractRoute[]> | undefined;

/** The contract's calls, each with its schema; read once in a process, because that takes a tenth of a second. */
const readRoutes = (contract: Contract): Promise<readonly ContractRoute[]> =>
  (routes ??= (async () => {
    const found: Omit<ContractRoute, "schema">[] = [];
    const schemas: FastifySchema[] = [];
    const reader = Fastify({ exposeHeadRoutes: false });
    reader.addHook("onRoute", ({ schema = {} }) => void schemas.push(schema));
    await reader.register(fastifyOpenapiGlue, {
      specification: routable(contract) as object,
      operationResolver: (id: string, method: HTTPMethods, path: string) => {
        found.push({ id, method, path });
        return () => undefined;
      },
    });
    return found.map((route, index) => ({ ...route, schema: schemas[index] ?? {} }));
  })());

const isOperation = (operations: OperationTable, id: string): id is OperationId => id in operations;

/** Operations by GET that do more than read: this one opens an account. */
const costlyReading: ReadonlySet<string> = new Set<OperationId>(["verifyEmail"]);

/** An id is the same in any case. */
function lowerIds(request: FastifyRequest, names: readonly string[]): void {
  const path = request.params as Record<string, string>;
  for (const name of names) path[name] = path[name]?.toLowerCase() ?? "";
}

interface AnyAnswer {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** @returns what Fastify sends as the body */
function prepareAnswer(reply: FastifyReply, { status, type, headers, body }: AnyAnswer): unknown {
  void reply.code(status);
  if (headers !== undefined) void reply.headers(headers);
  if (type !== undefined) void reply.type(type);
  return body === undefined ? reply.send() : body;
}

/**
 * Returns the callers that an operation allows. Only members, if every way in asks for the access token;
 * members and visitors, if another way in asks for nothing: a token that is sent must be valid then.
 */
function callersOf(contract: Contract, method: string, path: string) {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  const ways: readonly SecurityRequirement[] = operation?.security ?? contract.security ?? [];
  const asking = ways.filter((way) => Object.keys(way).length > 0);
  if (asking.length === 0 || !asking.every((way) => "bearerAuth" in way)) return "anyone";
  return asking.length === ways.length ? "members" : "both";
}
