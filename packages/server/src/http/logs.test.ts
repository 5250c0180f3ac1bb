import { expect, it } from "vitest";
import { failStatements } from "../testing/database/intercept.ts";
import { registeredMember } from "../testing/new-member.ts";
import { startAsInProduction } from "../testing/start-as-in-production.ts";

it("logs every answer by its route, and a fault by what it is; without a token nothing is for operators", async () => {
  const { server, call, lines } = await startAsInProduction();
  const { email, token } = await registeredMember({ call, server });
  failStatements(server.services.db, /from "sessions" as "session"/, () =>
    Object.assign(new Error(`no ${email}`), { code: "23505", table: "sessions" }),
  );
  await call("GET /me", { token });
  const forOperators = await Promise.all(
    ["/metrics", "/status"].map((url) => server.app.inject(url)),
  );
  expect(forOperators.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  await server.close();

  expect(lines.join("")).not.toContain(email);
  const err = { type: "Error", code: "23505", table: "sessions" };
  const answered = {
    method: "GET",
    route: "/api/verify-email",
    status: 200,
    reqId: expect.stringMatching(/^req-/),
    msg: "answered",
  };
  for (const entry of [answered, { msg: "request failed", err: expect.objectContaining(err) }]) {
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(entry));
  }
});
