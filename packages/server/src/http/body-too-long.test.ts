import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, expect, it } from "vitest";
import { useSharedServer, useUrl } from "../testing/use-test-server.ts";

const context = useSharedServer();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const url = useUrl(context);
afterAll(() => agent.destroy());

/** Sends a request with only the first byte of its body. */
async function announce(headers: Record<string, string | number>) {
  const call = request(`${url()}/api/auth/login`, {
    agent,
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  call.write(" ");
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  return { call, answer };
}

it("reads a body that is too long to its end, so that its sender sees why it was refused", async () => {
  const length = 2 * 1024 * 1024;
  const first = await announce({ "content-length": length });
  expect(first.answer.statusCode).toBe(413);
  first.call.end(Buffer.alloc(length - 1, 0x20));
  await once(first.call, "close");

  const next = await announce({ "content-length": length });
  expect([next.answer.statusCode, next.call.reusedSocket]).toEqual([413, true]);
  next.call.destroy();
});

it.each([
  ["without a length", { "transfer-encoding": "chunked" }],
  ["of a gigabyte", { "content-length": 1024 ** 3 }],
])("does not wait for a body %s", async (_name, headers) => {
  const call = request(`${url()}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  call.on("error", () => undefined); // The server hangs up while we write.
  call.write(" ".repeat(100 * 1024));
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, "close"]);
  call.destroy();
});
