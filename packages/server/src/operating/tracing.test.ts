import { afterAll, expect, it } from "vitest";
import { createCaller } from "../testing/call.ts";
import { openMemoryDatabase } from "../testing/database/memory-database.ts";
import { registeredMember, PASSWORD } from "../testing/new-member.ts";
import { startTestServer } from "../testing/test-server.ts";
import { type SentSpan, startTraceCollector } from "../testing/process/trace-collector.ts";
import { failStatements } from "../testing/database/intercept.ts";

const collector = await startTraceCollector();
afterAll(() => collector.close());

it("sends a span for each request, its statements, the jobs and mails that it caused, and names no member", async () => {
  const lines: string[] = [];
  const server = await startTestServer(
    openMemoryDatabase,
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    { log: { write: (line) => lines.push(line) } },
  );
  const call = createCaller(server.app);
  const member = await registeredMember({ call, server });
  await call("GET /me?private=query", { token: member.token });
  await call("GET /private-address", { token: member.token });
  failStatements(server.services.db, /from "sessions" as "session"/, () => new Error("planted"));
  const { body } = await call("GET /me", { token: member.token });
  await server.close();

  expect(collector.paths).toEqual(new Set(["/v1/traces"]));
  const spans = collector.spans();
  const [first, failed] = spans.filter(({ name }) => name === "getMe");
  expect(attributesOf(first)).toEqual({
    "gemel.request_id": expect.stringMatching(/^req-/),
    "http.request.method": "GET",
    "http.route": "/api/me",
    "http.response.status_code": 200,
  });
  expect(attributesOf(failed)).toMatchObject({
    "gemel.request_id": body.request_id,
    "http.response.status_code": 500,
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === first?.spanId);
  expect(statements.map(({ traceId }) => traceId)).toContain(first?.traceId);
  expect(attributesOf(statements[0])).toEqual({
    "db.system.name": "postgresql",
    "db.query.text": expect.stringMatching(/^select .*\$1/),
  });
  const register = spans.find(({ name }) => name === "register");
  const requestId = attributesOf(register)["gemel.request_id"];
  for (const name of ["job registration-mail", "mail send"]) {
    expect(attributesOf(spans.find((span) => span.name === name))).toEqual({
      "gemel.request_id": requestId,
      "gemel.outcome": "completed",
    });
  }
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request failed");
  expect(failure).toMatchObject({ reqId: body.request_id, trace_id: failed?.traceId });
  for (const personal of [member.email, member.id, member.token, PASSWORD, "private", "planted"]) {
    expect(collector.bodies.join("")).not.toContain(personal);
  }
});

const attributesOf = (span: SentSpan | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
