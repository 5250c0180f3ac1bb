import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openLive, refuseLive } from "../../testing/live/live-client.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { portOf } from "../../testing/port-of.ts";
import { startAsInProduction } from "../../testing/start-as-in-production.ts";

it("logs live connections, and nothing of tokens, ids and frames", async () => {
  const env = { PORT: "0", PUBLIC_URL: "http://gemel.example" };
  const { server, call, lines } = await startAsInProduction(env);
  await server.listen();
  const url = `http://localhost:${portOf(server.app.server)}`;
  const { id, token } = await waitingMember({ call, server });
  const own = { options: { origin: "http://gemel.example" } };

  const long = await openLive(url, token, own);
  long.socket.send("secret words ".repeat(8_000));
  await long.closed;
  const ended = await openLive(url, token, own);
  ended.socket.send("secret words");
  await call("POST /auth/logout", { token });
  await ended.closed;
  const conversation_id = randomUUID();
  await refuseLive(url, { query: { token, conversation_id } });
  const byHost = await refuseLive(url, { query: { token }, options: { origin: url } });
  expect(byHost.status).toBe(403);
  const elsewhere = await refuseLive(url, { path: "/healthz/live", query: { token } });
  expect(elsewhere.status).toBe(404);
  await server.close();

  const log = lines.join("");
  for (const hidden of [id, token, conversation_id, "secret words", "conversation_id"]) {
    expect(log).not.toContain(hidden);
  }
  const entries = lines.map((line) => JSON.parse(line));
  const route = "/api/ws/chat";
  for (const entry of [
    {
      msg: "live connection refused a frame",
      err: expect.objectContaining({ code: "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH" }),
    },
    { msg: "live connection closed", route, code: 4401, ms: expect.any(Number) },
    { msg: "answered", route, status: 401 },
    { msg: "answered", route, status: 403 },
  ]) {
    expect(entries).toContainEqual(expect.objectContaining(entry));
  }
});
