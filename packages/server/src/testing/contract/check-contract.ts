import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance } from "fastify";
import { type Contract, readContract } from "../../http/contract.ts";
import { isDateTime } from "../../foundation/date-time.ts";

type Json = Readonly<Record<string, unknown>>;

const contract = await readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("date-time", isDateTime);
ajv.addSchema(contract, "contract");
const validators = new Map<string, ValidateFunction>();

/**
 * Holds every answer under `/api` against the contract: its status, its content type, its bytes.
 * @returns what departs from it, one line each, growing as answers are sent
 */
export function checkContract(app: FastifyInstance): readonly string[] {
  const departures: string[] = [];
  app.addHook("onSend", async (request, reply, payload) => {
    const route = request.routeOptions.url;
    if (route === undefined || !route.startsWith("/api/")) return;
    const path = route.slice("/api".length).replaceAll(/:(\w+)/g, "{$1}");
    const type = String(reply.getHeader("content-type") ?? "").split(";", 1)[0] ?? "";
    const fault = findFault(path, request.method.toLowerCase(), reply.statusCode, type, payload);
    if (fault !== undefined)
      departures.push(`${request.method} ${path} ${reply.statusCode}: ${fault}`);
  });
  return departures;
}

function findFault(path: string, method: string, status: number, type: string, payload: unknown) {
  if (status === 304) return undefined;
  const pointer = ["paths", path, method, "responses", String(status)];
  const content = lookUp(contract, pointer)?.["content"] as Json | undefined;
  if (lookUp(contract, pointer) === undefined) return "a status that the contract does not name";
  if (content === undefined) return payload === undefined || payload === "" ? undefined : "a body";
  if (!(type in content)) return `content type ${type}`;
  if (type !== "application/json") return undefined;
  const validate = validatorOf(lookUp(content, [type, "schema"]) ?? {});
  if (validate(JSON.parse(String(payload)))) return undefined;
  return ajv.errorsText(validate.errors);
}

/** Returns the fault of a frame that the server sends over a live connection; undefined if there is none. */
export function findFrameFault(frame: unknown): string | undefined {
  const validate = validatorOf({ $ref: "#/components/schemas/ReceivedFrame" });
  return validate(frame) ? undefined : ajv.errorsText(validate.errors);
}

/** Walks down a document, through references. */
function lookUp(from: Contract | Json, steps: readonly string[]): Json | undefined {
  let node: unknown = from;
  for (const step of steps) node = resolve((node as Json | undefined)?.[step]);
  return node as Json | undefined;
}

function resolve(node: unknown): unknown {
  const ref = typeof node === "object" && node !== null && "$ref" in node ? node.$ref : undefined;
  if (typeof ref !== "string") return node;
  if (ref.startsWith("#/components/schemas/")) return node;
  return lookUp(contract, ref.split("/").slice(1));
}

function validatorOf(schema: Json): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const known = validators.get(text);
  if (known !== undefined) return known;
  const made = ajv.compile(JSON.parse(text));
  validators.set(text, made);
  return made;
}
