import { delay, http, HttpResponse, type HttpHandler } from "msw";
import { refusalOf } from "./live/admit.ts";
import { socket } from "./live/socket.ts";
import { type Answer, type Operation, pictureAt } from "./operation.ts";
import { type AnswerName, type OperationId, operations } from "./operations.ts";

/**
 * The answer of each operation, by the example's name in `openapi.yaml`. Two more names are no examples:
 * `loading` never answers, `unreachable` breaks the connection.
 */
export type Choices = {
  readonly [Id in OperationId]?: AnswerName<Id> | "loading" | "unreachable";
};

function findAnswer(id: string, { answers }: Operation, name: string | undefined): Answer {
  const answer = name === undefined ? Object.values(answers)[0] : answers[name];
  if (answer) return answer;
  throw new Error(`${id} has no example "${name}"; it has ${Object.keys(answers).join(", ")}`);
}

type Answering = (pathname: string) => Response | Promise<Response>;

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: Answering;
}

function answering(id: OperationId, choice: string | undefined): Answering {
  if (choice === "loading") {
    return async () => {
      await delay("infinite");
      return HttpResponse.error();
    };
  }
  if (choice === "unreachable") return () => HttpResponse.error();
  const answer = findAnswer(id, operations[id], choice);
  if (choice !== undefined) return () => responseOf(answer);
  const answers = Object.values(operations[id].answers);
  return (pathname) => responseOf(pictureAt(answers, pathname) ?? answer);
}

const routeOf = (method: string, path: string, answer: Answering): Route => ({
  method: method.toUpperCase(),
  path: new RegExp(`/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  answer,
});

/** The socket's address is for connections (`live/create-live.ts`), not for requests. */
const refuseRequestToSocket: Route = {
  method: "GET",
  path: new RegExp(`${socket.path}$`),
  answer: () => responseOf(refusalOf(426)),
};

/**
 * The request handler for MSW that answers each operation of the contract with its examples: the one
 * chosen by name, else the first 2xx. It is one, since MSW reads the cookies of the page for each handler
 * that it asks.
 * @throws Error where an operation has no example of that name
 */
export function handlers(choices: Choices = {}): HttpHandler[] {
  const ids = Object.keys(operations) as OperationId[];
  const routes = [
    ...ids.map((id) => {
      const { method, path } = operations[id];
      return routeOf(method, path, answering(id, choices[id]));
    }),
    refuseRequestToSocket,
  ];
  const find = ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    return routes.find((route) => route.method === method && route.path.test(pathname));
  };
  return [
    http.all(
      ({ request }) => find(request) !== undefined,
      ({ request }) => find(request)?.answer(new URL(request.url).pathname.replace(/^\/api/, "")),
    ),
  ];
}

/** An answer of the contract's examples as MSW gives it. */
function responseOf({ status, headers, mediaType, body, base64 }: Answer): Response {
  const init = { status, headers: mediaType ? { ...headers, "Content-Type": mediaType } : headers };
  if (base64 !== undefined) {
    return new HttpResponse(
      Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
      init,
    );
  }
  const isText = mediaType?.startsWith("text/") && typeof body === "string";
  return new HttpResponse(isText ? body : mediaType ? JSON.stringify(body) : null, init);
}
