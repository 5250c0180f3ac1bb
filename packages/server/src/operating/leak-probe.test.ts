import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readContract } from "../http/contract.ts";
import { wholeAnswers } from "../testing/answers.ts";
import { askByVoice } from "../testing/ask-by-voice.ts";
import { wav } from "../testing/audio/wav.ts";
import type { Caller } from "../testing/call.ts";
import { completeMember } from "../testing/complete-member.ts";
import { form } from "../testing/uploads/form.ts";
import { smallPicture } from "../testing/uploads/small-picture.ts";
import { openLive, refuseLive } from "../testing/live/live-client.ts";
import { register, registration, signIn, type TestMember } from "../testing/new-member.ts";
import { block, like, report } from "../testing/say.ts";
import { sendNote } from "../testing/uploads/send-note.ts";
import { connectTo } from "../testing/live/conversations.ts";
import { createTestMailbox, tokenOf } from "../testing/test-mailbox.ts";
import { portOf } from "../testing/port-of.ts";
import { startAsInProduction } from "../testing/start-as-in-production.ts";
import { createTestVoice } from "../testing/uploads/test-voice.ts";
import { startTraceCollector } from "../testing/process/trace-collector.ts";
import type { TestContext } from "../testing/use-test-server.ts";
import { failStatements } from "../testing/database/intercept.ts";

/** The prefix of every probe, so that one search finds them all, however they were cut. */
const SONG = "qzleakprobe";
/** Returns a text without digits: they could be a phone number, which a like's text may not have. */
const probe = (): string =>
  SONG +
  randomBytes(6)
    .toString("hex")
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

const metricsToken = "metrics-0123456789abcdef0123456789";

it("lets nothing that members send into logs, metrics and traces, whatever goes wrong", async () => {
  const collector = await startTraceCollector();
  const voice = createTestVoice();
  const mailbox = createTestMailbox();
  const { server, lines, ...plain } = await startAsInProduction(
    {
      PORT: "0",
      AUTH_SECRET: `${probe()} and as long as it must be`,
      METRICS_TOKEN: metricsToken,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    {
      ai: voice.ai,
      mailer: {
        ...mailbox,
        send: (mail) => (mail.to.startsWith("lost") ? fails() : mailbox.send(mail)),
      },
    },
  );
  const call = withProbes(plain.call);
  const context = { server: { ...server, mailbox }, call };
  await server.listen();
  const url = `http://localhost:${portOf(server.app.server)}`;

  const ada = await beMember(context);
  const ben = await completeMember(context);
  await meet(context, ada, ben, url);
  const eve = await completeMember(context);
  const calls = await sendNonsense(call, eve, url);
  await breakThings(context, ada, voice, url);
  await expect.poll(() => lines.join("")).toContain("job registration-mail");
  const { body: metrics } = await server.app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  await server.close();
  await collector.close();

  const log = lines.join("");
  const traces = collector.bodies.join("");
  const messages = new Set(lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg));
  expect(
    [...messages].filter((message) => !message.startsWith("Server listening")).toSorted(),
  ).toEqual([
    "answered",
    "behind the scenes",
    "live connection closed",
    "live connection failed",
    "request failed",
  ]);
  const failedJob = lines.find((line) => line.includes("job registration-mail")) ?? "";
  expect(JSON.parse(failedJob)).toMatchObject({ reqId: expect.stringMatching(/^req-/) });
  expect(calls).toBeGreaterThan(150);
  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(calls);
  expect(metrics).toContain('operation="getMe"');
  expect(traces).toContain("getMe");
  const hidden = [
    SONG,
    metricsToken,
    ...[ada, ben, eve].flatMap(({ id, token, cookie }) => [id, token, cookie]),
  ];
  for (const [place, text] of Object.entries({ log, metrics, traces })) {
    const lower = text.toLowerCase();
    for (const secret of hidden) {
      const found = lower.indexOf(secret.toLowerCase());
      expect(found === -1 ? "" : `${place}: ${text.slice(found - 200, found + 80)}`).toBe("");
    }
  }
}, 180_000);

/** Calls with a probe wherever a browser sends something unasked. */
const withProbes =
  (call: Caller): Caller =>
  (path, options = {}) =>
    call(`${path}${path.includes("?") ? "&" : "?"}probe=${probe()}`, {
      ...options,
      headers: {
        "user-agent": probe(),
        referer: `https://${probe()}.example/?${probe()}`,
        "x-forwarded-for": probe(),
        "x-request-id": probe(),
        traceparent: probe(),
        ...options.headers,
      },
    });

/** An error with all that a database, a mail server or a file system may say about its input. */
const fault = (): Error =>
  Object.assign(new Error(`no ${probe()}\n    at ${probe()}`, { cause: new Error(probe()) }), {
    code: "23505",
    constraint: "accounts_email_key",
    detail: `Key (email)=(${probe()}) already exists.`,
    where: probe(),
    parameters: [probe()],
    path: probe(),
  });
const fails = (): Promise<never> => Promise.reject(fault());

/** Registers, tries wrong passwords, and fills in every field. */
async function beMember({ call, server }: TestContext): Promise<TestMember> {
  const email = `${probe()}@example.com`;
  const password = `${probe()} horse battery`;
  const { headers } = await register(call, { ...registration(email), password });
  const link = tokenOf(await server.mailbox.next(email));
  await call("POST /verify-email", { body: { token: link, password: probe() } });
  await call(`GET /verify-email?token=${link}`, { headers });
  await call(`GET /verify-email?token=${probe()}`);
  await call("POST /auth/login", { body: { email, password: probe() } });
  await call("POST /auth/forgot-password", { body: { email } });
  await server.mailbox.next(email);
  await call("POST /auth/reset-password", { body: { token: probe(), password } });
  const member = await signIn(call, email, password);
  const { token } = member;
  const text = (): { readonly Valid: true; readonly String: string } => ({
    Valid: true,
    String: probe(),
  });
  const nickname = probe();
  expect(await call(`GET /nicknames/check?nickname=${nickname}`, { token })).toMatchObject({
    status: 200,
  });
  const saved = await call("PUT /me/profile", {
    token,
    body: {
      nickname,
      profile: {
        birth_date: { Valid: true, Time: "1990-01-01T00:00:00Z" },
        sex: { Valid: true, String: "female" },
        bio: text(),
      },
    },
  });
  expect(saved.status).toBe(200);
  const answers = wholeAnswers();
  const responses = answers.responses.map((response) =>
    response.open_answer_text === null ? response : { ...response, open_answer_text: probe() },
  );
  expect(
    (await call("POST /psy/answers", { token, body: { ...answers, responses } })).status,
  ).toBeLessThan(300);
  await server.mailbox.next(email);
  const file = form(await smallPicture(), { filename: `${probe()}.png`, type: `image/${probe()}` });
  expect((await call("POST /me/profile/picture", { token, ...file })).status).toBe(200);
  const broken = form(Buffer.from(probe()), { filename: `${probe()}.png` });
  expect((await call("POST /me/profile/picture", { token, ...broken })).status).toBe(415);
  const { stamp } = (await call("GET /contact/stamp")).body;
  server.clock.advance(5);
  const words = { full_name: probe(), subject: probe(), message: probe() };
  const message = { ...words, stamp, loaded_at: 0, website: "" };
  expect((await call("POST /contact", { token, body: message })).status).toBe(202);
  return member;
}

/** Likes, matches, talks, reports and blocks, with something to say each time. */
async function meet(
  context: TestContext,
  ada: TestMember,
  ben: TestMember,
  url: string,
): Promise<void> {
  const { call } = context;
  await call(like(ben), { token: ada.token, body: { message: probe() } });
  const { body: match } = await call(like(ada), { token: ben.token, body: { message: probe() } });
  const opened = await call(`POST /conversations/from-match/${match.match_id}`, {
    token: ada.token,
  });
  const conversationId = opened.body.conversation_id ?? "";
  const talk = await connectTo(url, ada, conversationId, { probe: probe() });
  expect(await talk.write(probe())).toMatchObject({ type: "ack" });
  talk.say(probe(), probe());
  talk.socket.send(probe());
  talk.socket.send(JSON.stringify({ conversation_id: probe(), content: probe() }));
  await talk.settle();
  talk.socket.close();
  await talk.closed;
  await sendNote(context, ada.token, conversationId, wav({ title: probe() }), {
    filename: `${probe()}.webm`,
  });
  const { body: twin } = await call("POST /twins", { token: ada.token });
  await askByVoice(context, ada.token, twin.conversation_id ?? "", { query: `?${probe()}` });
  const body = { reason: "harassment", details: probe(), conversation_id: conversationId };
  expect((await call(report(ben), { token: ada.token, body })).status).toBeLessThan(300);
  await call(block(ben), { token: ada.token });
}

/** Calls every operation with nonsense, as a member and without a session. @returns how many calls that were */
async function sendNonsense(call: Caller, eve: TestMember, url: string): Promise<number> {
  const { paths } = await readContract();
  let calls = 0;
  const send = async (path: string, options: Parameters<Caller>[1]): Promise<void> => {
    calls += 1;
    await call(path, options);
  };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      // A member who is signed out by it would be a visitor for the rest.
      if (operation?.operationId === undefined || operation.operationId === "logout") continue;
      const named = `${method.toUpperCase()} ${path}`;
      const query = `?token=${probe()}&cursor=${probe()}&page=${probe()}&lang=${probe()}`;
      const text = { "content-type": "application/json" };
      const mangled = Buffer.from(`{"email": "${probe()}", ${probe()}`);
      const fields = Object.fromEntries(fieldNames.map((name) => [name, probe()]));
      const byName = named.replaceAll(/\{\w+\}/g, probe);
      const byId = named.replaceAll(/\{\w+\}/g, () => randomUUID());
      const hasBody = operation.requestBody !== undefined;
      await send(byName + query, { token: eve.token });
      await send(byId + query, { token: eve.token, ...(hasBody && { body: fields }) });
      if (!hasBody) continue;
      await send(byId, { token: eve.token, headers: text, payload: mangled });
      await send(byId, {
        token: probe(),
        headers: { "content-type": `x/${probe()}` },
        payload: probe(),
      });
    }
  }
  await refuseLive(url, { query: { token: probe(), conversation_id: probe() } });
  await refuseLive(url, { query: { token: eve.token, conversation_id: probe() } });
  await call(`GET /${probe()}/${probe()}`);
  return calls;
}

const fieldNames =
  "email password token nickname message content full_name subject details note new_password current_password preferred_language text".split(
    " ",
  );

/** Faults in the database, the media, the mail, the models and behind a live connection. */
async function breakThings(
  { server, call }: TestContext,
  ada: TestMember,
  voice: ReturnType<typeof createTestVoice>,
  url: string,
): Promise<void> {
  const { media, db } = server.services;
  await call("POST /auth/register", { body: registration(`lost-${probe()}@example.com`) });
  voice.script.answer = fails;
  const { body: twin } = await call("POST /twins", { token: ada.token });
  const talk = await connectTo(url, ada, twin.conversation_id ?? "");
  await talk.write(probe());
  failStatements(db, /into messages/, fault);
  Object.assign(server.services, { transaction: fails });
  talk.say(probe());
  await talk.closed;
  Object.assign(media, { receive: fails });
  const file = form(Buffer.from(probe()), { filename: probe() });
  expect((await call("POST /me/profile/picture", { token: ada.token, ...file })).status).toBe(500);
  const live = await openLive(url, ada.token);
  failStatements(db, /"sessions"/, fault);
  expect((await call("GET /me", { token: ada.token })).status).toBe(500);
  live.socket.send(probe());
  live.socket.close();
  await live.closed;
}
