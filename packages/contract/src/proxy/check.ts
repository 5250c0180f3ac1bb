import type { IncomingHttpHeaders } from "node:http";
import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
  ProblemJsonError,
} from "@stoplight/prism-http";
import type { Answer, Request } from "./exchange.ts";
import { Refusal } from "./upstream.ts";

/** Holds an exchange to the contract: hands the request on when it is right, and judges the answer. */
export type Check = (
  request: Request,
  forward: (request: Request) => Promise<Answer>,
) => Promise<Answer>;

type Forward = PrismHttpComponents["forward"];
type Violation = Parameters<Forward>[0]["validations"][number];

const textOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]),
  );

const isJson = ({ "content-type": type = "" }: IncomingHttpHeaders): boolean =>
  /^application\/(?:[^;]*\+)?json\b/i.test(type);

/** A body as Prism takes it: a JSON value, or text with a letter for each byte. */
function bodyOf({ headers, body }: Request | Answer): unknown {
  if (body.length === 0) return undefined;
  if (!isJson(headers)) return body.toString("latin1");
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return body.toString(); // A text where the contract wants an object: Prism says so.
  }
}

function queryOf(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

const forPrism = (request: Request): IHttpRequest => ({
  method: request.method.toLowerCase() as IHttpRequest["method"],
  url: { path: request.path, query: queryOf(request.search) },
  headers: { ...textOf(request.headers), "content-length": String(request.body.length) },
  body: bodyOf(request),
});

const fromPrism = (answer: Answer): IHttpResponse => ({
  statusCode: answer.status,
  headers: textOf(answer.headers),
  body: bodyOf(answer),
});

const inWords = ({ path = [], message }: Violation): string =>
  path.length > 0 ? `${path.join(".")}: ${message}` : message;

function refuseRequest(violations: readonly Violation[]): Refusal {
  const isMediaType = violations.some(({ code }) => String(code) === "415");
  return new Refusal(isMediaType ? 415 : 422, "request", violations.map(inWords));
}

const refuseRoute = (error: Error): Refusal =>
  error instanceof ProblemJsonError
    ? new Refusal(error.status, "request", [error.detail])
    : new Refusal(500, "request", [error.message]);

/**
 * Creates the check by Prism's validation of a contract. Prism's own way to the backend is not used: it reads
 * every body as text, which breaks recordings and pictures. The permission to call is not checked, so that
 * the backend's own 401 can be seen.
 * @param contract - path of the document
 */
export async function createCheck(contract: string): Promise<Check> {
  const operations = await getHttpOperationsFromSpec(contract);
  const logger = createLogger("prism", { level: "silent" });
  const config: IHttpConfig = {
    isProxy: true,
    errors: true,
    validateRequest: true,
    validateResponse: true,
    checkSecurity: false,
    // Prism hands it to `forward`, which knows the address itself.
    upstream: new URL("http://localhost"),
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };

  return async (request, forward) => {
    const passed: { answer?: Answer } = {};
    const forwarded: Forward =
      ({ validations }) =>
      () =>
      async () => {
        if (validations.length > 0) throw refuseRequest(validations);
        passed.answer = await forward(request);
        return { _tag: "Right", right: fromPrism(passed.answer) };
      };
    const prism = createInstance(config, { logger, forward: forwarded });
    const result = await prism.request(forPrism(request), operations)();
    if (result._tag === "Left") throw refuseRoute(result.left);
    const violations = result.right.validations.output;
    const { answer } = passed;
    if (!answer || violations.length > 0) {
      const about = `response ${result.right.output.statusCode}`;
      throw new Refusal(500, about, violations.map(inWords));
    }
    return answer;
  };
}
