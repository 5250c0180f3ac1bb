import { expect, it } from "vitest";
import { createCaller } from "../testing/call.ts";
import { openMemoryDatabase } from "../testing/memory-database.ts";
import { newMember, PASSWORD } from "../testing/new-member.ts";
import { startTestServer } from "../testing/test-server.ts";

const secret = "0123456789abcdef0123456789abcdef";

it("logs every answer, and nothing of tokens, passwords, addresses or queries", async () => {
  const lines: string[] = [];
  const server = await startTestServer(
    openMemoryDatabase,
    { NODE_ENV: "production", AUTH_SECRET: secret, ROBOT_CHECK: undefined, LIMITS: undefined },
    { log: { write: (line) => lines.push(line) } },
  );
  Object.assign(server.parts.robotCheck, { passes: async () => true });
  const call = createCaller(server.app);
  const { email, token, cookie, id } = await newMember({ call, server });
  await call("POST /auth/login", { body: { email, password: "wrong password" } });
  await call("GET /nicknames/check?nickname=Somebody", { token });
  await call(`GET /profile/picture/${id}`, { token });
  await call("GET /nothing?token=hidden", { token });
  Object.assign(server.parts.stores.sessions, {
    findMember: () => Promise.reject(Object.assign(new Error("no"), { parameters: [email] })),
  });
  await call("GET /me", { token });
  await server.close();

  const log = lines.join("");
  for (const hidden of [
    email,
    token,
    cookie,
    id,
    PASSWORD,
    "wrong password",
    "Somebody",
    "hidden",
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
      err: expect.objectContaining({ message: "no" }),
    }),
  );
});
