import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portOf } from "../testing/port-of.ts";
import { createOpenaiChatModel } from "./openai-chat-model.ts";

const asked: string[] = [];
const elsewhere = createServer((request, response) => {
  asked.push(`elsewhere${request.url}`);
  response.end();
});
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const status = Number(request.url?.slice(1, 4));
  response.writeHead(status, { location: `http://127.0.0.1:${portOf(elsewhere)}/taken` }).end();
});

beforeAll(async () => {
  for (const each of [server, elsewhere]) {
    each.listen(0, "127.0.0.1");
    await once(each, "listening");
  }
});
afterAll(() => {
  server.close();
  elsewhere.close();
});

it.each([301, 302, 303, 307, 308])(
  "a server that sends us elsewhere by %d refuses",
  async (status) => {
    asked.length = 0;
    const baseUrl = `http://127.0.0.1:${portOf(server)}/${status}`;
    const model = createOpenaiChatModel({ baseUrl, apiKey: "sk-test" }, "tiny");
    await expect(model.answer([{ role: "user", content: "Hello" }])).rejects.toMatchObject({
      fault: "refused",
    });
    expect(asked).toEqual([`/${status}/chat/completions`]);
  },
);

it.each([
  [400, "unaccepted"],
  [413, "unaccepted"],
  [415, "unaccepted"],
  [422, "unaccepted"],
  [401, "refused"],
  [403, "refused"],
  [404, "refused"],
  [429, "busy"],
  [500, "failed"],
])("a server that answers %d makes the fault %s", async (status, fault) => {
  const baseUrl = `http://127.0.0.1:${portOf(server)}/${status}`;
  const model = createOpenaiChatModel({ baseUrl, apiKey: "sk-test" }, "tiny");
  await expect(model.answer([{ role: "user", content: "Hello" }])).rejects.toMatchObject({ fault });
});
