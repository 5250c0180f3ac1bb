import { request } from "node:http";
import { fastify } from "fastify";
import { expect, it } from "vitest";
import { errorHandler } from "./error-handler.ts";

it("notes a request that its sender breaks off as no fault of ours", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ logger: { level: "error", stream } });
  const [begun, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.setErrorHandler((error, asked, reply) => {
    errorHandler(error, asked, reply);
    refused.resolve();
  });
  app.addHook("onRequest", async () => begun.resolve());
  app.post("/", async () => "");
  const headers = { "content-type": "application/json", "content-length": 100 };
  const call = request(await app.listen(), { method: "POST", headers });
  call.on("error", () => undefined);
  call.write("{");
  await begun.promise;
  call.destroy();
  await refused.promise;
  expect(lines).toEqual([]);
  await app.close();
});
