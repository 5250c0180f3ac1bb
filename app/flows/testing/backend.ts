import { handlers, type Choices } from "@gemel/mock/handlers";
import { vi } from "vitest";

/** A call of the app, without its `/api`; a JSON body is read. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Backend {
  /** The addresses asked for so far. */
  readonly asked: readonly URL[];
  /** The bodies of the calls so far to a path. */
  readonly sentTo: (method: string, path: RegExp) => unknown[];
}

/** An answer of the test's own, now or later; undefined leaves it to the contract's examples. */
export type Respond = (request: Request) => Response | undefined | Promise<Response | undefined>;

const readBody = (text: string): unknown => (text.startsWith("{") ? JSON.parse(text) : text);

/**
 * Answers every call from the contract's examples, unless `respond` has an answer of its own, until
 * the test takes its stubs away.
 */
export function startBackend(choices: Choices, respond: Respond = () => undefined): Backend {
  const asked: URL[] = [];
  const sent: Sent[] = [];
  const all = handlers(choices);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    asked.push(url);
    sent.push({
      method: request.method,
      path: url.pathname.replace("/api", ""),
      body: readBody(await request.clone().text()),
    });
    const own = await respond(request);
    if (own) return own;
    for (const handler of all) {
      const run = await handler.run({ request: request.clone(), requestId: crypto.randomUUID() });
      if (run?.response && run.response.type !== "error") return run.response;
      if (run) break;
    }
    throw new TypeError("Failed to fetch");
  });
  return {
    asked,
    sentTo: (method, path) =>
      sent.filter((call) => call.method === method && path.test(call.path)).map(({ body }) => body),
  };
}
