import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { FEW_CONNECTIONS, MAX_CONNECTIONS, MAX_OF_PROCESS } from "../../live/live-hub.ts";
import { MAX_CONTROLS } from "./add-live-socket.ts";
import { connectTo, readMessages, twoInConversation } from "../../testing/live/conversations.ts";
import { openLive, refuseLive } from "../../testing/live/live-client.ts";
import { startSession, type TestMember } from "../../testing/new-member.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { useMemoryServer, useUrl } from "../../testing/use-test-server.ts";

const CONNECTS = 60;
const FRAMES = 240;
const MESSAGES = 20;
const context = useMemoryServer({ PORT: "0", LIMITS: "on" });
const url = useUrl(context);
let other: TestMember;
beforeAll(async () => {
  other = await waitingMember(context());
});

it("lets one session connect sixty times a minute, and others go on", async () => {
  const { token } = await waitingMember(context());
  for (let turn = 0; turn < CONNECTS; turn += 1) {
    const { socket } = await openLive(url(), token);
    socket.terminate();
  }
  const { status, body, headers } = await refuseLive(url(), { query: { token } });
  expect([status, body.error_code]).toEqual([429, "rate_limited"]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  const live = await openLive(url(), other.token);
  live.socket.terminate();
});

it("answers so many pings between two beats, and cuts who sends more", async () => {
  const live = await openLive(url(), other.token);
  const ask = async (times: number): Promise<void> => {
    for (let asked = 0; asked < times; asked += 1) await live.settle();
  };
  await ask(MAX_CONTROLS);
  const beat = once(live.socket, "ping");
  context().server.tick();
  await beat;
  // The answer to the heartbeat counts too.
  await ask(MAX_CONTROLS - 1);
  live.socket.ping();
  expect(await live.closedInTime()).toEqual({ code: 1006, reason: "" });
});

const tooMany = { code: 4429, reason: "too many connections" };

it("lets one member have thirty connections at once, and others go on", async () => {
  const member = await waitingMember(context());
  const { token } = await startSession(context(), member);
  const lives = [];
  for (let turn = 0; turn < (2 / 3) * MAX_CONNECTIONS; turn += 1) {
    lives.push(await openLive(url(), member.token));
  }
  expect(await (await openLive(url(), member.token)).closed).toEqual(tooMany);
  // The owner of a session that was stolen.
  while (lives.length < MAX_CONNECTIONS) lives.push(await openLive(url(), token));
  expect(await (await openLive(url(), token)).closed).toEqual(tooMany);
  const live = await openLive(url(), other.token);
  await live.settle();
  const [first] = lives;
  first?.socket.close();
  await first?.closed;
  const again = await openLive(url(), token);
  await again.settle();
  for (const { socket } of [...lives, live, again]) socket.terminate();
});

it("takes in ten thousand connections, of one member few once half of them are there", async () => {
  const { live } = context().server.services;
  const silent = () => undefined;
  const fill = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      live.subscribe({
        memberId: `m${index}`,
        sessionId: `s${index}`,
        expiresAt: new Date("2100-01-01T00:00:00Z"),
        conversationId: null,
        receive: silent,
        show: silent,
        notify: silent,
        end: silent,
      }),
    );
  const member = await waitingMember(context());
  const { token } = await startSession(context(), member);
  const half = fill(MAX_OF_PROCESS / 2);
  const lives = [await openLive(url(), token), await openLive(url(), token)];
  while (lives.length < FEW_CONNECTIONS) lives.push(await openLive(url(), member.token));
  for (const one of [token, member.token]) {
    expect(await (await openLive(url(), one)).closed).toEqual(tooMany);
  }
  const rest = fill(MAX_OF_PROCESS / 2 - FEW_CONNECTIONS);
  const { status, body, headers } = await refuseLive(url(), { query: { token: other.token } });
  expect([status, body.error_code, headers["retry-after"]]).toEqual([503, "unavailable", "5"]);
  rest.pop()?.unsubscribe();
  const late = await openLive(url(), other.token);
  await late.settle();
  for (const { socket } of [...lives, late]) socket.terminate();
  for (const { unsubscribe } of [...half, ...rest]) unsubscribe();
});

it("lets one session send 240 frames a minute over all connections, and others go on", async () => {
  const member = await waitingMember(context());
  const { token } = member;
  const [one, two, stays, owner] = await Promise.all([
    openLive(url(), token),
    openLive(url(), token),
    openLive(url(), other.token),
    openLive(url(), (await startSession(context(), member)).token),
  ]);
  for (let turn = 0; turn < FRAMES / 2; turn += 1) {
    one.socket.send("{}");
    two.socket.send("{}");
    stays.socket.send("{}");
  }
  await Promise.all([one.settle(), two.settle(), stays.settle()]);
  one.socket.send("{}");
  expect(await one.closed).toEqual({ code: 4429, reason: "too many frames" });
  owner.socket.send("{}");
  for (const live of [two, stays, owner]) {
    await live.settle();
    live.socket.terminate();
  }
});

it("refuses the twenty-first message of a moment over all connections, and others go on", async () => {
  const { call } = context();
  const { ada, ben, conversationId } = await twoInConversation(context());
  const [one, two, phone] = await Promise.all([
    connectTo(url(), ada, conversationId),
    connectTo(url(), ada, conversationId),
    connectTo(url(), ben, conversationId),
  ]);
  for (let turn = 0; turn < MESSAGES / 2; turn += 1) {
    expect(await one.write(`One ${turn}`)).toMatchObject({ type: "ack" });
    two.say(`Two ${turn}`);
    expect(await one.frames.next()).toMatchObject({ content: `Two ${turn}` });
  }
  const client_msg_id = randomUUID();
  expect(await one.write("Too much", client_msg_id)).toEqual({
    type: "error",
    conversation_id: conversationId,
    client_msg_id,
    error_code: "rate_limited",
    message: "Too many messages. Please wait a moment.",
  });
  phone.say("Mine");
  while (phone.frames.all.length <= MESSAGES) await phone.frames.next();
  expect(phone.frames.all.at(-1)).toMatchObject({ content: "Mine" });
  expect((await readMessages(call, ben.token, conversationId)).total).toBe(MESSAGES + 1);
  for (let turn = 0; turn < FRAMES; turn += 1) one.say("On and on");
  expect(await one.closed).toEqual({ code: 4429, reason: "too many frames" });
  for (const { socket } of [two, phone]) socket.terminate();
});
