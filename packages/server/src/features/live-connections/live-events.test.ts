import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, it } from "vitest";
import { jobHandlers } from "../../job-handlers.ts";
import { openLive } from "../../testing/live/live-client.ts";
import { block, like, undo } from "../../testing/say.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useSharedServer, useUrl } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";

const context = useSharedServer();
const { call, server } = context;
const url = useUrl(context);

it("notifies a waiting member that the twin is ready, once everything is open", async () => {
  const { id: userId, token } = await waitingMember(context());
  const { socket } = await openLive(url(), token);
  const event = once(socket, "message");
  await jobHandlers(server.services).insights({ userId }, randomUUID());
  const [data] = await event;
  expect(JSON.parse(String(data))).toEqual({
    type: "event",
    event: "twin_ready",
    conversation_id: "00000000-0000-0000-0000-000000000000",
  });
  expect((await call("GET /me", { token })).body.onboarding_status).toBe("onboarding_complete");
  expect((await call("GET /me/profile-digest", { token })).status).toBe(200);
  socket.close(1000);
});

it("notifies both of a match, and that their conversation has ended when one ends it", async () => {
  const [ada, ben] = await twoMembers(context());
  const sockets = await Promise.all([ada, ben].map(({ token }) => openLive(url(), token)));
  const events = async () => {
    const messages = await Promise.all(sockets.map(({ socket }) => once(socket, "message")));
    return messages.map(([data]) => JSON.parse(String(data)));
  };

  const matched = events();
  await call(like(ben), { token: ada.token, body: { message: "Hello" } });
  const { body } = await call(like(ada), { token: ben.token });
  const conversation_id = "00000000-0000-0000-0000-000000000000";
  const match = { type: "event", event: "match", conversation_id, match_id: body.match_id };
  expect(await matched).toEqual([match, match]);

  const ended = events();
  const matches = await call("GET /me/matches", { token: ada.token });
  await call(block(ada), { token: ben.token });
  const end = {
    type: "event",
    event: "conversation_ended",
    conversation_id: matches.body.items?.[0]?.conversation_id,
  };
  expect(await ended).toEqual([end, end]);
  for (const { socket } of sockets) socket.close(1000);
});

it("notifies of a like that stands, and of no other", async () => {
  const [ada, ben] = await twoMembers(context());
  const [eve, dan] = await twoMembers(context());
  const { socket, settle } = await openLive(url(), ben.token);
  const events: unknown[] = [];
  socket.on("message", (data) => events.push(JSON.parse(String(data))));
  const decidedAt = server.clock.now().toISOString();
  const notice = (memberId: string, at = decidedAt) =>
    jobHandlers(server.services)["like-notice"](
      { memberId, candidateId: ben.id, decidedAt: at },
      randomUUID(),
    );
  for (const { token } of [ada, eve, dan]) await call(like(ben), { token });
  await call(undo(ben), { token: ada.token });
  await call(like(eve), { token: ben.token, body: { action: "pass" } });
  await notice(ada.id);
  await notice(eve.id);
  await notice(dan.id, new Date(0).toISOString());
  await settle();
  expect(events).toEqual([]);
  await notice(dan.id);
  await settle();
  const conversation_id = "00000000-0000-0000-0000-000000000000";
  expect(events).toEqual([{ type: "event", event: "like", conversation_id }]);
  await call(block(dan), { token: ben.token });
  await notice(dan.id);
  await settle();
  expect(events).toHaveLength(1);
  socket.close(1000);
});

it("says to a connection that opens after an event that lists may lack it, and to no other", async () => {
  const [ada, ben] = await twoMembers(context());
  await call(like(ben), { token: ada.token });
  await call(like(ada), { token: ben.token });
  const late = await openLive(url(), ben.token);
  const conversation_id = "00000000-0000-0000-0000-000000000000";
  expect(await late.frames.next()).toEqual({ type: "event", event: "resync", conversation_id });
  const [eve] = await twoMembers(context());
  const calm = await openLive(url(), eve.token);
  await calm.settle();
  expect(calm.frames.all).toEqual([]);
  for (const { socket } of [late, calm]) socket.close(1000);
});
