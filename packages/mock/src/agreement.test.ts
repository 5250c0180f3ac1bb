import { getResponse } from "msw";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Choices, handlers } from "./handlers.ts";
import { type OperationId, operations } from "./operations.ts";
import { type Mock, startMock } from "./server.ts";
import { validRequests } from "./testing/valid-requests.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock(0);
}, 30_000);
afterAll(() => mock.close());

function makeRequest(id: OperationId, prefer?: string): Request {
  const { path, init } = validRequests[id];
  const { body, headers } = init?.() ?? {};
  return new Request(`${mock.url}${path}`, {
    method: operations[id].method.toUpperCase(),
    headers: {
      ...headers,
      Authorization: "Bearer example.example.example",
      Cookie: "gemel_refresh=example",
      ...(prefer === undefined ? {} : { Prefer: prefer }),
    },
    ...(body === undefined ? {} : { body }),
  });
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
    const names = Object.keys(operations[id].answers);
    const unasked = await read(await fetch(makeRequest(id)));
    expect(await read(await getResponse(handlers(), makeRequest(id)))).toEqual(unasked);
    expect(unasked?.status).toBe(Object.values(operations[id].answers)[0]?.status);
    expect(unasked?.status).toBeLessThan(300);

    const name = names.at(-1) ?? "";
    const asked = await read(await fetch(makeRequest(id, `example=${name}`)));
    const choices: Choices = { [id]: name };
    expect(await read(await getResponse(handlers(choices), makeRequest(id)))).toEqual(asked);
    expect(asked?.status).toBe(operations[id].answers[name]?.status);
  },
);
