import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import type { Request } from "../exchange/request.ts";
import { createSecrets } from "../exchange/secrets.ts";
import { createLedger, type Ledger } from "../report/ledger.ts";
import { compose } from "../requests/compose.ts";
import { smallContract, smallOperation } from "../testing/small-contract.ts";
import { answeredWith, notRefused } from "./expectations.ts";
import { createInspector, type Inspector, Unanswered } from "./inspector.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Inspecting {
  readonly inspector: Inspector;
  readonly ledger: Ledger;
  readonly base: string;
  /** Milliseconds that the inspector would have waited. */
  readonly waits: number[];
  readonly stop: () => Promise<unknown>;
}

/** @param timeout milliseconds: far more than an answer takes, less if none comes */
async function inspecting(listener: RequestListener, timeout = 30_000): Promise<Inspecting> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const [ledger, waits]: [Ledger, number[]] = [createLedger(), []];
  const inspector = createInspector({
    contract: smallContract,
    server: { base, timeout },
    secrets: createSecrets(),
    ledger,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
  const stop = (): Promise<unknown> => {
    server.closeAllConnections();
    server.close();
    return once(server, "close");
  };
  return { inspector, ledger, base, waits, stop };
}

const get: Request = compose(smallContract, smallOperation("getThing"), { path: ["1"] });
const post: Request = compose(smallContract, smallOperation("makeThing"), {
  body: { name: "abc" },
});

const answering =
  (
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };

const refusal = { error_code: "validation_failed", message: "No." };

describe("what is written down", () => {
  test("an answer as it must be is met", async () => {
    const { inspector, ledger } = await inspecting(answering(404, refusal));
    await inspector.inspect(get, answeredWith([404], "an unknown id"));
    expect([ledger.met(get.operation), ledger.departures()]).toEqual([[404], []]);
  });

  test("an answer to what it must not answer departs, with the request and what was said", async () => {
    const { inspector, ledger, base } = await inspecting(answering(201, { name: "abc" }));
    await inspector.inspect(post, answeredWith([400], 'a body without "name"'));
    expect([ledger.met(post.operation), ledger.departures()]).toEqual([
      [],
      [
        {
          operation: "makeThing",
          status: "201",
          problem: 'a body without "name" must be answered with 400',
          curl: `curl -X POST '${base}/things' -H 'Content-Type: application/json' --data-raw '{"name":"abc"}'`,
          answered: '{"name":"abc"}',
        },
      ],
    ]);
  });

  test("a request that fits must not be refused", async () => {
    const { inspector, ledger } = await inspecting(answering(400, refusal));
    await inspector.inspect(post, notRefused(post, "a generated request"));
    expect(ledger.departures().map(({ problem }) => problem)).toEqual([
      "a generated request fits the contract and must not be refused",
    ]);
  });

  test("501 not_implemented is neither", async () => {
    const notYet = { error_code: "not_implemented", message: "Not yet." };
    const { inspector, ledger } = await inspecting(answering(501, notYet));
    await inspector.inspect(get, answeredWith([200], "anything"));
    expect([ledger.met(get.operation), ledger.departures()]).toEqual([[], []]);
  });
});

describe("429", () => {
  test("is waited for as long as it says, within bounds", async () => {
    let calls = 0;
    const { inspector, ledger, waits } = await inspecting((request, response) => {
      calls += 1;
      const isOver = calls > 2;
      answering(isOver ? 404 : 429, refusal, { "Retry-After": "40" })(request, response);
    });
    const first = await inspector.inspect(get);
    const second = await inspector.inspect(get);
    expect([first.answer.status, second.answer.status, waits]).toEqual([429, 404, [40_000]]);
    expect(ledger.met(get.operation)).toEqual([404, 429]);
  });
});

describe("no answer", () => {
  test("departs, and ends the run when three operations in a row give none", async () => {
    const { inspector, ledger, base } = await inspecting(() => undefined, 100);
    const third = { ...get, operation: { ...get.operation, id: "getOther" } };
    await expect(inspector.inspect(get)).rejects.toThrow(Unanswered);
    await expect(inspector.inspect(get)).rejects.toThrow(Unanswered);
    await expect(inspector.inspect(post)).rejects.toThrow(Unanswered);
    await expect(inspector.inspect(third)).rejects.toThrow(
      `${base}: no answer within 100 ms to 3 operations in a row, last to curl '${base}/things/1'`,
    );
    expect(ledger.departures(get.operation)).toMatchObject([
      { status: "none", problem: "no answer within 100 ms", answered: "" },
    ]);
  });

  test("a server that is gone ends the run, naming the request after which it went", async () => {
    const { inspector, base, stop } = await inspecting(answering(404, refusal));
    await inspector.inspect(get);
    await stop();
    await expect(inspector.inspect(post)).rejects.toThrow(
      `${base}: no connection (ECONNREFUSED), after curl '${base}/things/1'`,
    );
  });
});
