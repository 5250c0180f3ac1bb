import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eraseExpired } from "../../erase-expired.ts";
import { readRecording } from "../../testing/audio/container.ts";
import {
  crowded,
  crowdedAac,
  recordedWebm,
  SECRET,
  tagged,
} from "../../testing/audio/recordings.ts";
import { wav } from "../../testing/audio/wav.ts";
import { smallPicture } from "../../testing/uploads/small-picture.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { form } from "../../testing/uploads/form.ts";
import { mediaFiles } from "../../testing/uploads/media-files.ts";
import type { TestMember } from "../../testing/new-member.ts";
import { report } from "../../testing/say.ts";
import { recordingOf, sendNote } from "../../testing/uploads/send-note.ts";
import { connectTo, readMessages, twoInConversation } from "../../testing/live/conversations.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";
import { messageStore } from "../messages/store.ts";

const DAY = 24 * 60 * 60;
const MEGABYTE = 1024 * 1024;

describe("voice notes", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;

  it.each([
    ["webm/opus that a browser recorded", "audio/mp4"],
    ["ogg/opus", "audio/mp4"],
    ["mp4/aac", "audio/mp4"],
    ["mp3", "audio/mpeg"],
    ["wav", "audio/wav"],
  ] as const)("carry the sound of %s as what every phone plays", async (kind, type) => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const bytes = await tagged[kind]();
    const sent = await sendNote(context(), ada.token, conversationId, bytes, {
      filename: "x.txt",
      type: "text/plain",
    });
    expect(sent.status).toBe(201);
    const received = await call(recordingOf(sent.message), { token: ben.token });
    expect([received.status, received.headers["content-type"]]).toEqual([200, type]);
    expect(received.bytes.includes(SECRET)).toBe(false);
    const [before, after] = [await readRecording(bytes), await readRecording(received.bytes)];
    expect(after.packets).toEqual(before.packets);
    expect(after.duration).toBeCloseTo(1, 1);
  });

  it("are sent with what the server measured, live and in the history", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const live = await connectTo(await server.listen(), ben, conversationId);
    const client_msg_id = randomUUID();
    const { message } = await sendNote(
      context(),
      ada.token,
      conversationId,
      await recordedWebm({ seconds: 3 }),
      { fields: { duration_ms: "600000", client_msg_id } },
    );
    const note = {
      id: expect.any(String),
      conversation_id: conversationId,
      sender_id: ada.id,
      role: "user",
      content: { Valid: false, String: "" },
      msg_type: "audio",
      audio_url: {
        Valid: true,
        String: expect.stringMatching(
          `^/api/conversations/${conversationId}/messages/${message.id}/audio\\?v=[0-9a-f]{8}$`,
        ),
      },
      audio_duration_ms: { Valid: true, Int32: 3_000 },
      transcript: { Valid: false, String: "" },
      mime_type: { Valid: true, String: "audio/mp4" },
      sent_at: server.clock.now().toISOString(),
    };
    expect(message).toEqual({ ...note, client_msg_id });
    expect((await readMessages(call, ben.token, conversationId)).items).toEqual([note]);
    expect(await live.frames.next()).toMatchObject({ type: "audio", id: message.id });
    live.socket.close();
  });

  it("may have their fields before the recording", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    const fields = { duration_ms: "1000", client_msg_id: randomUUID() };
    const answer = await call(`POST /conversations/${conversationId}/messages/audio`, {
      token: ada.token,
      ...form(wav(), { field: "audio", before: fields }),
    });
    expect([answer.status, JSON.parse(answer.bytes.toString()).client_msg_id]).toEqual([
      201,
      fields.client_msg_id,
    ]);
  });

  it("are one, however often they are sent, also at once, and leave one file", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    const before = await mediaFiles(context());
    const fields = { duration_ms: "1000", client_msg_id: randomUUID() };
    const send = () => sendNote(context(), ada.token, conversationId, wav(), { fields });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { message } of answers) expect(message).toEqual(answers[0]?.message);
    const { items } = await readMessages(call, ada.token, conversationId);
    expect(items.map(({ id }) => id)).toEqual([answers[0]?.message.id]);
    expect(await mediaFiles(context())).toHaveLength(before.length + 1);
  });

  it("are answered again as they were after the end, where nothing new is taken", async () => {
    const { ada, ben, matchId, conversationId } = await twoInConversation(context());
    const fields = { duration_ms: "1000", client_msg_id: randomUUID() };
    const first = await sendNote(context(), ada.token, conversationId, wav(), { fields });
    await call(`DELETE /matches/${matchId}`, { token: ben.token });
    const again = await sendNote(context(), ada.token, conversationId, wav(), { fields });
    expect([again.status, again.message]).toEqual([201, first.message]);
    const before = await mediaFiles(context());
    const next = await sendNote(context(), ada.token, conversationId, wav());
    expect([next.status, next.body.error_code]).toEqual([409, "conversation_closed"]);
    expect(await mediaFiles(context())).toEqual(before);
    expect((await call(recordingOf(first.message), { token: ben.token })).status).toBe(200);
  });

  it("are not found in another conversation, nor by the one who deleted them", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const other = await twoInConversation(context());
    const { message } = await sendNote(context(), ada.token, conversationId, wav());
    const recording = recordingOf(message);
    const elsewhere = recording.replace(conversationId, other.conversationId);
    const askAs = async (path: string, { token }: TestMember) =>
      (await call(path, { token })).status;
    expect(await askAs(elsewhere, other.ada)).toBe(404);
    await call(`DELETE /conversations/${conversationId}`, { token: ben.token });
    await sendNote(context(), ada.token, conversationId, wav());
    expect(await askAs(recording, ben)).toBe(404);
    expect(await askAs(recording, ada)).toBe(200);
  });

  it("are not for twins", async () => {
    const ada = await completeMember(context());
    const { body } = await call("POST /twins", { token: ada.token });
    const refused = await sendNote(context(), ada.token, body.conversation_id ?? "", wav());
    const message = "Voice notes are for conversations with people.";
    expect([refused.status, refused.body.details]).toEqual([
      422,
      [{ field: "id", code: "wrong_type", message }],
    ]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ["a picture", smallPicture, 415, "unsupported_media_type"],
    ["more than ten minutes", () => crowded(101), 422, "too_long"],
    ["more than ten minutes of AAC", () => crowdedAac(602), 422, "too_long"],
    ["more than 10 MB", () => Buffer.alloc(10 * MEGABYTE + 1, 1), 413, "payload_too_large"],
  ])("refuse %s and leave nothing behind", async (_name, make, status, code) => {
    const { ada, conversationId } = await twoInConversation(context());
    const before = await mediaFiles(context());
    const refused = await sendNote(context(), ada.token, conversationId, await make());
    expect([refused.status, refused.body.details]).toEqual([
      status,
      [{ field: "audio", code, message: refused.body.message }],
    ]);
    expect(await mediaFiles(context())).toEqual(before);
    expect((await readMessages(call, ada.token, conversationId)).items).toEqual([]);
  });

  it("take ten minutes, and a WAV that an iPhone calls webm", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    for (const bytes of [await crowded(100), await crowdedAac(600), wav({ seconds: 2 })]) {
      expect((await sendNote(context(), ada.token, conversationId, bytes)).status).toBe(201);
    }
  });

  it("keep what arrived of a recording that was cut", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    const whole = await recordedWebm({ seconds: 4 });
    const { message } = await sendNote(
      context(),
      ada.token,
      conversationId,
      whole.subarray(0, whole.length / 2),
    );
    const { bytes } = await call(recordingOf(message), { token: ada.token });
    const [received, said] = [await readRecording(bytes), await readRecording(whole)];
    expect(said.packets.slice(0, received.packets.length)).toEqual(received.packets);
    expect(message.audio_duration_ms).toEqual({ Valid: true, Int32: received.packets.length * 20 });
  });

  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ["no length", {}, "duration_ms", "required"],
    ["a length that is none", { duration_ms: "long" }, "duration_ms", "type"],
    ["a length of nothing", { duration_ms: "399" }, "duration_ms", "minimum"],
    ["a length of more than ten minutes", { duration_ms: "600001" }, "duration_ms", "maximum"],
    ["an id that is none", { duration_ms: "1000", client_msg_id: "1" }, "client_msg_id", "format"],
    ["a field that is unknown", { duration_ms: "1000", mood: "sad" }, "mood", "unknown_field"],
    [
      "a field of any length",
      { duration_ms: "1000", client_msg_id: "1".repeat(90_000) },
      "client_msg_id",
      "maxLength",
    ],
  ])("refuse %s", async (_name, fields, field, code) => {
    const { ada, conversationId } = await twoInConversation(context());
    const before = await mediaFiles(context());
    const refused = await sendNote(context(), ada.token, conversationId, wav(), { fields });
    expect([refused.status, refused.body.details]).toEqual([
      400,
      expect.arrayContaining([expect.objectContaining({ field, code })]),
    ]);
    expect(await mediaFiles(context())).toEqual(before);
  });

  it("stay as evidence of a report when everything else of them is gone", async () => {
    const { ada, ben, matchId, conversationId } = await twoInConversation(context());
    const { message } = await sendNote(context(), ben.token, conversationId, wav());
    const [kept] = await messageStore(server.services.db).after(conversationId, 0, 1);
    const file = kept?.audio?.file ?? "";
    await call(report(ben), {
      token: ada.token,
      body: { reason: "harassment", details: "", conversation_id: conversationId },
    });
    const [evidence] = await server.services.db
      .selectFrom("reports")
      .select("messages")
      .where("conversation_id", "=", conversationId)
      .execute();
    expect(evidence?.messages).toMatchObject([{ id: message.id, kind: "audio", audio_file: file }]);
    await call(`DELETE /matches/${matchId}`, { token: ben.token });
    await server.services.db.deleteFrom("users").where("id", "in", [ben.id]).execute();
    await server.services.db.deleteFrom("conversations").where("id", "=", conversationId).execute();
    await sweepLater(context(), 2 * 60 * 60);
    expect(await mediaFiles(context())).toContain(file);
    await sweepLater(context(), 181 * DAY);
    expect(await mediaFiles(context())).not.toContain(file);
  });

  it("go with their conversation", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    await sendNote(context(), ada.token, conversationId, wav());
    const [kept] = await messageStore(server.services.db).after(conversationId, 0, 1);
    await sweepLater(context(), 2 * 60 * 60);
    expect(await mediaFiles(context())).toContain(kept?.audio?.file);
    await server.services.db.deleteFrom("conversations").where("id", "=", conversationId).execute();
    await sweepLater(context(), 2 * 60 * 60);
    expect(await mediaFiles(context())).not.toContain(kept?.audio?.file);
  });
});

/** Erases what will have expired after so many seconds. */
const sweepLater = ({ server }: TestContext, seconds: number): Promise<void> =>
  eraseExpired({ ...server.services, clock: () => new Date(Date.now() + seconds * 1_000) });
