import { fastify } from "fastify";
import { expect, it } from "vitest";
import { holdRefusals } from "./limits.ts";

function start() {
  const app = fastify();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  holdRefusals(app, () => released);
  app.get("/refused", (_request, reply) => reply.code(429).send("too often"));
  app.get("/allowed", () => "yes");
  const sent: string[] = [];
  const ask = async (url: string): Promise<void> => {
    const { body } = await app.inject({ url });
    sent.push(body);
  };
  return { ask, sent, release };
}

it("lets others through while a refusal is held back", async () => {
  const { ask, sent, release } = start();
  const refused = ask("/refused");
  await ask("/allowed");
  expect(sent).toEqual(["yes"]);
  release();
  await refused;
  expect(sent).toEqual(["yes", "too often"]);
});

it("holds a thousand back, and no more until they are answered", async () => {
  const { ask, sent, release } = start();
  const held = Array.from({ length: 1_000 }, () => ask("/refused"));
  await ask("/refused");
  expect(sent).toEqual(["too often"]);
  release();
  await Promise.all(held);
  expect(sent).toHaveLength(1_001);
});
