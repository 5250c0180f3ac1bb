import { expect, it } from "vitest";
import { openLive } from "../testing/live/live-client.ts";
import { registeredMember } from "../testing/new-member.ts";
import type { TestServer } from "../testing/test-server.ts";
import { createTestVoice } from "../testing/uploads/test-voice.ts";
import { portOf } from "../testing/port-of.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";
import { waitingMember } from "../testing/waiting-member.ts";

const token = "metrics-0123456789abcdef0123456789";

const context = useMemoryServer(
  { PORT: "0", METRICS_TOKEN: token, LIMITS: undefined },
  { ai: createTestVoice().ai },
);
const readMetrics = () =>
  context().server.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });

it("counts requests, jobs, mails, AI calls, statements, live connections and frames by names of ours", async () => {
  const { call, server } = context();
  const member = await waitingMember(context());
  const registered = await registeredMember(context());
  await call("GET /me", { token: member.token });
  await call("GET /me", { token: "wrong" });
  await call("GET /nothing-here");
  await server.services.ai.chat?.answer([]);
  const live = await openLive(await listen(server), member.token);
  live.socket.send("hello");
  await live.settle();
  const answer = await readMetrics();
  live.socket.close();
  await live.closed;

  const { "content-type": type, "cache-control": caching } = answer.headers;
  expect([answer.statusCode, type, caching]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  const values = read(answer.body);
  expect(values).toMatchObject({
    'gemel_http_request_duration_seconds_count{operation="getMe",status="2xx"}': 1,
    'gemel_http_request_duration_seconds_count{operation="getMe",status="4xx"}': 1,
    'gemel_http_request_duration_seconds_count{operation="none",status="4xx"}': 1,
    'gemel_job_duration_seconds_count{name="registration-mail",outcome="completed"}': 1,
    'gemel_mail_duration_seconds_count{name="send",outcome="completed"}': 1,
    'gemel_ai_call_duration_seconds_count{name="chat",outcome="completed"}': 1,
    'gemel_live_connections{kind="member"}': 1,
    'gemel_live_frames_total{direction="received"}': 1,
    'gemel_job_queue_jobs{name="registration-mail",state="failed"}': 0,
    gemel_database_waiting_statements: 0,
  });
  const connections = async () =>
    read((await readMetrics()).body)['gemel_live_connections{kind="member"}'];
  await expect.poll(connections).toBe(0);
  for (const name of [
    'gemel_database_statement_duration_seconds_count{outcome="completed"}',
    'gemel_process_memory_bytes{kind="resident"}',
    "gemel_process_cpu_seconds_total",
    "gemel_process_start_time_seconds",
  ]) {
    expect(values[name], name).toBeGreaterThan(0);
  }
  expect(values['gemel_event_loop_lag_seconds{quantile="0.99"}']).toBeGreaterThanOrEqual(0);
  expect(Object.keys(values).filter((name) => !name.startsWith("gemel_"))).toEqual([]);
  for (const personal of [member.id, member.token, registered.email, "nothing-here"]) {
    expect(answer.body).not.toContain(personal);
  }
});

it("counts refusals by limit", async () => {
  const body = { email: "ada@example.com" };
  for (let count = 0; count < 6; count += 1) {
    await context().call("POST /auth/forgot-password", { body });
  }
  const values = read((await readMetrics()).body);
  expect(values['gemel_rate_limit_refusals_total{limit="forgotAddress"}']).toBe(1);
});

it("is for callers with the token, who never wait for those who guess", async () => {
  const ask = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await context().server.app.inject({ url: "/metrics", headers })).statusCode;
  };
  expect(await ask()).toBe(401);
  const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString("base64")}`;
  expect(await ask(basic(token))).toBe(200);
  const tries = [];
  for (let count = 0; count < 11; count += 1) tries.push(await ask(`Bearer ${token}${count}`));
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await ask(basic(`${token}!`))).toBe(429);
  expect(await ask(`Bearer ${token}`)).toBe(200);
});

async function listen(server: TestServer): Promise<string> {
  await server.listen();
  return `http://localhost:${portOf(server.app.server)}`;
}

/** The values of a text of metrics, by name and labels. */
const read = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
