import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { secondsAfter } from "../../foundation/clock.ts";
import { profileStore } from "../profiles/store.ts";
import { eraseExpired } from "../../erase-expired.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { nameAdmin } from "../moderation/audit.ts";
import { signIn } from "../../testing/new-member.ts";
import { block, like, report } from "../../testing/say.ts";
import { twoInConversation } from "../../testing/live/conversations.ts";
import { setFiles } from "../../testing/uploads/set-files.ts";
import { twoMatched, twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const DAY = 24 * 60 * 60;
const RECEIVED = "GET /me/likes?direction=received";

describe("reports", () => {
  const context = useTestServer();
  const { call, server } = context;

  const kept = (reporterId: string) =>
    server.services.db
      .selectFrom("reports")
      .selectAll()
      .where("reporter_id", "=", reporterId)
      .execute();

  it("are received and kept with everything as it was, whatever is deleted later", async () => {
    const { ada, ben, matchId } = await twoMatched(context(), { ben: "Send me money" });
    await setFiles(context(), ben.token);
    const { body } = await call("GET /me/matches", { token: ada.token });
    const { conversation_id } = body.items?.[0] ?? {};
    const picture = await call(`GET /profile/picture/${ben.id}`, { token: ada.token });
    const received = await call(report(ben), {
      token: ada.token,
      body: { reason: "spam", details: "Again and again.", conversation_id },
    });
    expect([received.status, received.body]).toEqual([
      202,
      { message: "Thank you for telling us. Somebody will look at it." },
    ]);
    await call("DELETE /me/profile/picture", { token: ben.token });
    await call("DELETE /me/profile/voice", { token: ben.token });
    await call(`DELETE /matches/${matchId}`, { token: ben.token });
    await server.eraseAfter(180 * DAY - 1);
    const [row] = await kept(ada.id);
    expect(row).toMatchObject({
      reported_id: ben.id,
      reason: "spam",
      details: "Again and again.",
      conversation_id,
      profile: { nickname: expect.stringMatching(/^Ada [a-p]+$/), social_links: [] },
      messages: [{ sender_id: ben.id, kind: "text", text: "Send me money" }],
    });
    const copy = await server.services.media.open(row?.picture_file ?? "");
    expect(copy && (await buffer(copy.bytes)).equals(picture.bytes)).toBe(true);
    expect(await server.services.media.size(row?.voice_file ?? "")).toBeGreaterThan(0);

    await server.eraseAfter(2);
    expect(await kept(ada.id)).toEqual([]);
    expect(await server.services.media.size(row?.picture_file ?? "")).toBeUndefined();
    expect(await server.services.media.size(row?.voice_file ?? "")).toBeUndefined();
  });

  it("keep the words of a like, and take its entry away", async () => {
    const [ada, ben] = await twoMembers(context());
    await call(like(ada), { token: ben.token, body: { message: "Rude words" } });
    server.clock.advance(11);
    await call(report(ben), { token: ada.token, body: { reason: "harassment" } });
    const [row] = await kept(ada.id);
    expect(row).toMatchObject({ details: "", picture_file: null, voice_file: null });
    expect(row?.messages).toMatchObject([{ sender_id: ben.id, text: "Rude words" }]);
    expect((await call(RECEIVED, { token: ada.token })).body.total).toBe(0);
    expect((await call("GET /me/likes", { token: ben.token })).body.total).toBe(1);
  });

  it("alone leave a match as it is", async () => {
    const { ada, ben } = await twoMatched(context());
    await call(report(ben), { token: ada.token, body: { reason: "fake_profile" } });
    expect((await call("GET /me/matches", { token: ada.token })).body.total).toBe(1);
  });

  it("can be about a member whom the member has blocked, and without a past not the other way round", async () => {
    const [ada, ben] = await twoMembers(context());
    await call(block(ben), { token: ada.token });
    const body = { reason: "other", details: "x".repeat(2_000) };
    expect((await call(report(ben), { token: ada.token, body })).status).toBe(202);
    for (const path of [report, block]) {
      const refused = await call(path(ada), { token: ben.token, body });
      const unknown = await call(path({ id: randomUUID() }), { token: ben.token, body });
      expect([refused.status, { ...refused.body, request_id: "" }]).toEqual([
        404,
        { ...unknown.body, request_id: "" },
      ]);
    }
    expect(await kept(ben.id)).toEqual([]);
  });

  it("refuse a very long text, and a conversation with another member or an unknown one", async () => {
    const { ada, ben } = await twoMatched(context(), { ada: "Hello" });
    const eve = await completeMember(context());
    const { body } = await call("GET /me/matches", { token: ada.token });
    const conversation_id = body.items?.[0]?.conversation_id;
    const long = { reason: "spam", details: "x".repeat(100_000) };
    expect((await call(report(ben), { token: ada.token, body: long })).status).toBe(413);
    for (const [about, by, id] of [
      [eve, ada, conversation_id],
      [ada, eve, conversation_id],
      [ben, ada, randomUUID()],
    ] as const) {
      const refused = await call(report(about), {
        token: by.token,
        body: { reason: "spam", conversation_id: id },
      });
      expect([refused.status, refused.body.details?.[0]?.code]).toEqual([
        422,
        "other_conversation",
      ]);
    }
    expect([await kept(ada.id), await kept(eve.id)]).toEqual([[], []]);
  });

  /** Stores what a member says in a conversation, from its first message on. */
  async function say(conversationId: string, senderId: string, texts: readonly string[]) {
    const { db, clock } = server.services;
    const message = { conversation_id: conversationId, kind: "text", created_at: clock() };
    const rows = texts.map((text, index) => ({
      ...message,
      seq: index + 1,
      id: randomUUID(),
      sender_id: senderId,
      text,
    }));
    await db.insertInto("messages").values(rows).execute();
    await db
      .updateTable("conversations")
      .set({ last_seq: texts.length })
      .where("id", "=", conversationId)
      .execute();
  }

  it("hold a threat between much chatter of the reported member", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const said = [
      ...Array.from({ length: 100 }, (_, index) => `Good morning ${index}`),
      "I stood before your door",
      ...Array.from({ length: 305 }, (_, index) => `Hello ${index}`),
    ];
    await say(conversationId, ben.id, said);
    await call(report(ben), { token: ada.token, body: { reason: "harassment" } });
    const [row] = await kept(ada.id);
    expect(row?.messages.map(({ text }) => text)).toEqual(said);
    expect(row?.left_out).toBe(0);
  });

  it("hold the ends of a flood, what the reporter answered and what they name, and say how many had no room", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const lasting = {
      1: "I know where you live",
      2_000: "I will come tonight",
      2_300: "A knife",
      4_000: "Soon",
    };
    const said = Array<string>(4_000).fill("Hello");
    for (const [seq, text] of Object.entries(lasting)) said[Number(seq) - 1] = text;
    await say(conversationId, ben.id, said);
    const message = (seq: number) =>
      server.services.db
        .updateTable("messages")
        .where("conversation_id", "=", conversationId)
        .where("seq", "=", seq)
        .returning("id");
    await message(2_001).set({ sender_id: ada.id }).execute();
    const named = await message(2_300).set({ sender_id: ben.id }).executeTakeFirstOrThrow();
    const body = { reason: "harassment", message_ids: [named.id] };
    await call(report(ben), { token: ada.token, body });
    const [row] = await kept(ada.id);
    const texts = row?.messages.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(Object.values(lasting)));
    expect(texts?.length).toBe(2_500);
    expect(row?.left_out).toBeGreaterThan(0);
  });

  it("hold what the profile said to strangers in the 30 days before, also when they are added to", async () => {
    const [ada, ben] = await twoMembers(context());
    const save = (bio: string | null) =>
      call("PUT /me/profile", {
        token: ben.token,
        body: { profile: { bio: bio === null ? { Valid: false } : { Valid: true, String: bio } } },
      });
    const { db, clock } = server.services;
    const longAgo = secondsAfter(clock(), -30 * DAY - 1);
    await profileStore(db).addFormerTexts(ben.id, { bio: "Long ago", city: null }, longAgo);
    await save("Wanda, I stood before your door");
    server.clock.advance(1);
    await save(null);
    await eraseExpired(server.services);
    await call(report(ben), { token: ada.token, body: { reason: "harassment" } });
    const bios = async () =>
      (await kept(ada.id))[0]?.former_profiles.flatMap(({ bio }) => bio ?? []);
    expect(await bios()).toEqual(["Wanda, I stood before your door"]);

    server.clock.advance(1);
    await save("You will see");
    server.clock.advance(1);
    await save("Fond of tea");
    await call(report(ben), { token: ada.token, body: { reason: "harassment" } });
    expect(await bios()).toEqual(["Wanda, I stood before your door", "You will see"]);
  });

  it("hold the pictures and voice messages that strangers were shown in the 30 days before", async () => {
    const [ada, ben] = await twoMembers(context());
    const { clock, services } = server;
    await setFiles(context(), ben.token);
    const shown = {
      picture: await call(`GET /profile/picture/${ben.id}`, { token: ada.token }),
      voice: await call(`GET /profile/voice/${ben.id}`, { token: ada.token }),
    };
    clock.advance(1);
    await call("DELETE /me/profile/picture", { token: ben.token });
    clock.advance(1);
    await setFiles(context(), ben.token);
    expect((await call(`GET /profile/picture/${ben.id}`, { token: ada.token })).status).toBe(200);
    await server.eraseAfter(30 * DAY - 2);
    const { token } = await signIn(call, ada.email);
    await call(report(ben), { token, body: { reason: "harassment" } });

    await server.eraseAfter(60 * DAY);
    expect(await services.db.selectFrom("former_profiles").selectAll().execute()).toEqual([]);
    const admin = await completeMember(context());
    await nameAdmin(services.db, admin.id, clock.now());
    const [row] = await kept(ada.id);
    const path = `/moderation/reports/${row?.id}`;
    const read = (url: string) => call(`GET ${path}${url}`, { token: admin.token });
    const { former_profiles: former }: Schemas["ReportFile"] = JSON.parse(
      (await read("")).bytes.toString(),
    );
    expect(former).toEqual([
      expect.objectContaining({ bio: null, has_picture: true, has_voice: false }),
      expect.objectContaining({ bio: null, has_picture: false, has_voice: true }),
    ]);
    const [picture, voice] = [await read("/picture?former=1"), await read("/recordings/former-2")];
    expect(picture.bytes.equals(shown.picture.bytes)).toBe(true);
    expect(voice.bytes.equals(shown.voice.bytes)).toBe(true);
    for (const url of ["/picture?former=2", "/picture?former=9", "/recordings/former-1"]) {
      expect((await read(url)).status).toBe(404);
    }

    await server.eraseAfter(180 * DAY);
    const files = row?.former_profiles.map((one) => one.picture_file ?? one.voice_file ?? "") ?? [];
    for (const file of files) expect(await services.media.size(file)).toBeUndefined();
  });
});
