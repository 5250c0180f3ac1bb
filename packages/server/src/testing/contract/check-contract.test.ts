import { fastify } from "fastify";
import { expect, it } from "vitest";
import { checkContract } from "./check-contract.ts";

it.each([
  ["a wrong body", 200, { id: 7 }, "must have required property 'email'"],
  [
    "a field too many",
    401,
    { error_code: "unauthorized", message: "No.", stack: "at" },
    "additional",
  ],
  ["an unknown code", 401, { error_code: "oops", message: "No." }, "allowed values"],
  ["an unknown status", 418, {}, "a status that the contract does not name"],
  ["a page", 401, "<html>", "content type text/plain"],
])("notices %s", async (_name, status, body, fault) => {
  const app = fastify();
  const departures = checkContract(app);
  app.get("/api/me", async (_request, reply) => reply.code(status).send(body));
  await app.inject("/api/me");
  expect(departures).toEqual([expect.stringMatching(`^GET /me ${status}: .*${fault}`)]);
});
