import { expect, it } from "vitest";
import { createCaller } from "../testing/call.ts";
import { openMemoryDatabase } from "../testing/database/memory-database.ts";
import { newMember, PASSWORD } from "../testing/new-member.ts";
import { startTestServer } from "../testing/test-server.ts";
import { failStatements } from "../testing/database/intercept.ts";

const secret = "b6f0d3a19c5e47288e1d7fa2c4905b3c";

it("logs every answer, and nothing of tokens, passwords, addresses or queries", async () => {
  const lines: string[] = [];
  const server = await startTestServer(
    openMemoryDatabase,
    {
      NODE_ENV: "production",
      AUTH_SECRET: secret,
      ROBOT_CHECK: undefined,
      LIMITS: undefined,
    },
    { log: { write: (line) => lines.push(line) } },
  );
  Object.assign(server.services.robotCheck, { passes: async () => true });
  const call = createCaller(server.app);
  const { email, token, cookie, id } = await newMember({ call, server });
  await call("POST /auth/login", { body: { email, password: "wrong password" } });
  await call("GET /nicknames/check?nickname=Clarissa", { token });
  await call(`GET /profile/picture/${id}`, { token });
  await call("GET /nothing?token=hidden", { token });
  const { body: form } = await call("GET /contact/stamp");
  server.clock.advance(5);
  const words = {
    full_name: "Ada Byron",
    subject: "Of the sea",
    message: "Only for your own eyes.",
  };
  const body = { ...words, ...form, loaded_at: 0, website: "" };
  await call("POST /contact", { token, body });
  await call("POST /contact", { body: { ...body, email: "eve@example.com" } });
  await server.mailbox.next("contact@gemel.example");
  failStatements(server.services.db, /from "sessions" as "session"/, () =>
    Object.assign(new Error(`no ${email}`), { code: "23505", table: "sessions" }),
  );
  await call("GET /me", { token });
  const forOperators = await Promise.all(
    ["/metrics", "/status"].map((url) => server.app.inject(url)),
  );
  expect(forOperators.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  await server.close();

  const log = lines.join("");
  for (const hidden of [
    email,
    token,
    cookie,
    id,
    PASSWORD,
    "wrong password",
    "Clarissa",
    "hidden",
    ...Object.values(words),
    form.stamp ?? "no stamp",
    "eve@example.com",
    secret,
  ]) {
    expect(log).not.toContain(hidden);
  }
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({
      method: "GET",
      route: "/api/verify-email",
      status: 200,
      reqId: expect.stringMatching(/^req-/),
      msg: "answered",
    }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: "request failed",
      err: expect.objectContaining({ type: "Error", code: "23505", table: "sessions" }),
    }),
  );
});
