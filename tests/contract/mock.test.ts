import { createApi, createClient, memoryTokenStore } from "@gemel/api";
import { exampleToken } from "@gemel/mock/example-token";
import { type Choices, handlers } from "@gemel/mock/handlers";
import { type OperationId, operations } from "@gemel/mock/operations";
import { startMock } from "@gemel/mock/server";
import { getResponse } from "msw";
import { afterAll, expect, test } from "vitest";
import { type CalledId, calls } from "./testing/calls.ts";

const mock = await startMock(0);
afterAll(() => mock.close());

const pages: Readonly<Record<Exclude<OperationId, CalledId>, string>> = {
  getUnsubscribePage: "/mail/unsubscribe?token=vK3mQ9dXr2LwT8yZ",
  unsubscribe: "/mail/unsubscribe?token=vK3mQ9dXr2LwT8yZ",
};

const isPage = (id: OperationId): id is keyof typeof pages => id in pages;

/** Returns the client's request for an operation, addressed to the mock. */
async function requestOf(id: OperationId): Promise<Request> {
  const method = operations[id].method.toUpperCase();
  if (isPage(id)) return new Request(`${mock.url}${pages[id]}`, { method });
  let sent: Request | undefined;
  const client = createClient({
    baseUrl: mock.url,
    tokenStore: memoryTokenStore(exampleToken()),
    lock: (work) => work(),
    fetch: async (request) => {
      sent = request.clone();
      return (await getResponse(handlers(), request)) ?? Response.error();
    },
  });
  await calls[id](createApi(client));
  if (sent?.method !== method) throw new Error(`The client sends no ${method} for ${id}`);
  sent.headers.set("Cookie", "gemel_refresh=example");
  return sent;
}

function preferring(request: Request, example: string): Request {
  const copy = request.clone();
  copy.headers.set("Prefer", `example=${example}`);
  return copy;
}

async function read(response: Response | undefined) {
  if (!response) return undefined;
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type");
  return {
    status: response.status,
    type,
    retryAfter: response.headers.get("Retry-After"),
    cache: response.headers.get("Cache-Control"),
    body: type === "application/json" ? JSON.parse(bytes.toString()) : bytes.toString("base64"),
  };
}

const ids = Object.keys(operations) as OperationId[];

test.each(ids)(
  "story and mock agree on %s: the first answer, and the last by its name",
  async (id) => {
    const request = await requestOf(id);
    const names = Object.keys(operations[id].answers);
    const unasked = await read(await fetch(request.clone()));
    expect(await read(await getResponse(handlers(), request.clone()))).toEqual(unasked);
    expect(unasked?.status).toBe(Object.values(operations[id].answers)[0]?.status);
    expect(unasked?.status).toBeLessThan(300);

    const name = names.at(-1) ?? "";
    const asked = await read(await fetch(preferring(request, name)));
    const choices: Choices = { [id]: name };
    expect(await read(await getResponse(handlers(choices), preferring(request, name)))).toEqual(
      asked,
    );
    expect(asked?.status).toBe(operations[id].answers[name]?.status);
  },
);
