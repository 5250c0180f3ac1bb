import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type LiveCall, openLive, refuseLive } from "../../testing/live/live-client.ts";
import { memberWithProfile } from "../../testing/new-member.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { twoInConversation } from "../../testing/live/conversations.ts";
import { useMemoryServer, useUrl } from "../../testing/use-test-server.ts";

const KB = 1024;
const context = useMemoryServer({ PORT: "0" });
const { call, server } = context;
const url = useUrl(context);

describe("opening a live connection", () => {
  it.each(["/api/ws/chat", "/ws/chat"])("is let in at %s, whatever else is asked", async (path) => {
    const { token } = await waitingMember(context());
    const query = { candidate_user_id: randomUUID() };
    const live = await openLive(url(), token, { path, query });
    await live.settle();
    expect(live.socket.extensions).toBe("");
    live.socket.close(1000);
    expect(await live.closed).toEqual({ code: 1000, reason: "" });
  });

  it("is let in from our own page", async () => {
    const { token } = await waitingMember(context());
    const live = await openLive(url(), token, { options: { origin: url() } });
    live.socket.close(1000);
    expect(await live.closed).toEqual({ code: 1000, reason: "" });
  });

  it.each<[string, LiveCall["options"]]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:1" }],
    ["a sandbox", { origin: "null" }],
  ])("is refused to %s, with the right token", async (_name, options) => {
    const { token } = await waitingMember(context());
    const refusal = await refuseLive(url(), { query: { token }, options: options ?? {} });
    expect([refusal.status, refusal.body]).toEqual([
      403,
      {
        error_code: "forbidden",
        message: "This session cannot be used here.",
        request_id: refusal.headers["x-request-id"],
      },
    ]);
  });

  it("is refused without a token, with one that is not ours, that ended or ran out", async () => {
    const out = await waitingMember(context());
    await call("POST /auth/logout", { token: out.token });
    const late = await waitingMember(context());
    server.clock.advance(600);
    const queries = [{}, { token: "made.up.token" }, { token: out.token }, { token: late.token }];
    for (const query of queries) {
      const { status, body } = await refuseLive(url(), { query });
      expect([status, body.error_code]).toEqual([401, "unauthorized"]);
    }
  });

  it.each(["", "7", `${randomUUID()}0`])("is refused for the id %j", async (conversation_id) => {
    const { token } = await waitingMember(context());
    const { status, body } = await refuseLive(url(), { query: { token, conversation_id } });
    expect([status, body.error_code, body.details]).toEqual([
      400,
      "validation_failed",
      [
        {
          field: "conversation_id",
          code: "format",
          message: "This is not the id of a conversation.",
        },
      ],
    ]);
  });

  it("is refused for a conversation that the member has deleted, until it begins again", async () => {
    const { ada, matchId, conversationId } = await twoInConversation(context());
    await call(`DELETE /conversations/${conversationId}`, { token: ada.token });
    const query = { token: ada.token, conversation_id: conversationId };
    expect((await refuseLive(url(), { query })).status).toBe(404);
    await call(`POST /conversations/from-match/${matchId}`, { token: ada.token });
    const conversation_id = conversationId.toUpperCase();
    const live = await openLive(url(), ada.token, { query: { conversation_id } });
    live.socket.close(1000);
    expect(await live.closed).toEqual({ code: 1000, reason: "" });
  });

  it("is let in to a twin only about its owner", async () => {
    const { ada, ben } = await twoInConversation(context());
    const body = { candidate_user_id: ben.id };
    const opened = await call("POST /twins", { token: ada.token, body });
    const conversation_id = opened.body.conversation_id ?? "";
    for (const candidate_user_id of [ada.id, randomUUID(), "42"]) {
      const query = { token: ada.token, conversation_id, candidate_user_id };
      expect((await refuseLive(url(), { query })).status).toBe(404);
    }
    const candidate_user_id = ben.id.toUpperCase();
    const live = await openLive(url(), ada.token, {
      query: { conversation_id, candidate_user_id },
    });
    live.socket.close(1000);
    expect(await live.closed).toEqual({ code: 1000, reason: "" });
  });

  it("is refused before the questionnaire is answered", async () => {
    const { token } = await memberWithProfile(context());
    const { status, body } = await refuseLive(url(), { query: { token } });
    expect([status, body.error_code]).toEqual([403, "onboarding_incomplete"]);
  });

  it("is nothing for a plain call, and no other route upgrades", async () => {
    const { token } = await waitingMember(context());
    const plain = await call(`GET /ws/chat?token=${token}`);
    expect([plain.status, plain.body.error_code]).toEqual([426, "upgrade_required"]);
    const elsewhere = await refuseLive(url(), { path: "/api/me", query: { token } });
    expect([elsewhere.status, elsewhere.body.error_code]).toEqual([401, "unauthorized"]);
    expect((await refuseLive(url(), { path: "/ws/other" })).status).toBe(404);
  });
});

describe("frames of a live connection", () => {
  it("are ignored when they cannot be parsed, or mean nothing to us", async () => {
    const { token } = await waitingMember(context());
    const { socket, settle, closed } = await openLive(url(), token);
    const frames: unknown[] = [[], 7, null, { type: "unknown" }];
    const known = { conversation_id: randomUUID(), content: "Hello" };
    const answers: string[] = [];
    socket.on("message", (data) => answers.push(String(data)));
    for (const frame of ["", "{", "\u0000"]) socket.send(frame);
    for (const frame of [...frames, known]) socket.send(JSON.stringify(frame));
    socket.send("x".repeat(64 * KB));
    await settle();
    expect([socket.readyState, answers]).toEqual([socket.OPEN, []]);
    socket.close(1000);
    expect((await closed).code).toBe(1000);
  });
});
