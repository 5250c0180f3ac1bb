import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { eraseExpired, FORMER_PROFILE_LIFE, REPORT_LIFE } from "../erase-expired.ts";
import { askByVoice } from "../testing/ask-by-voice.ts";
import { wav } from "../testing/audio/wav.ts";
import { completeMember } from "../testing/complete-member.ts";
import { form } from "../testing/uploads/form.ts";
import { smallPicture } from "../testing/uploads/small-picture.ts";
import { addReport } from "../testing/moderate.ts";
import { startS3Server } from "../testing/s3/s3-server.ts";
import { recordingOf, sendNote } from "../testing/uploads/send-note.ts";
import { setFiles } from "../testing/uploads/set-files.ts";
import { twoInConversation } from "../testing/live/conversations.ts";
import { ANSWER, createTestVoice } from "../testing/uploads/test-voice.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";
import { pictures } from "../features/pictures/rules.ts";
import { reportedFiles } from "./named-files.ts";

const s3 = await startS3Server();
afterAll(() => s3.close());

afterEach(() => s3.comeBack());

const { ai } = createTestVoice();
const context = useMemoryServer({ MEDIA_URL: s3.url }, { ai });
const { call, server } = context;

const picture = await smallPicture();
const voice = { field: "voice_message", filename: "voice.wav", type: "audio/wav" };

/** Lists what is left of refused uploads, on disk and in S3: nothing. */
const leftovers = async (): Promise<readonly unknown[]> => [
  await readdir(join(server.dataDir, "uploads")),
  await s3.unfinished(),
];

it("keeps what members upload in the bucket, and none of it here", async () => {
  const { ada, ben, conversationId } = await twoInConversation(context());
  await setFiles(context(), ada.token);
  const note = await sendNote(context(), ada.token, conversationId, wav());
  const seen = await call(`GET /profile/picture/${ada.id}`, { token: ben.token });
  expect([seen.status, seen.headers["content-type"]]).toEqual([200, "image/webp"]);
  const received = await call(recordingOf(note.message), {
    token: ben.token,
    headers: { range: "bytes=4-7" },
  });
  expect([received.status, received.bytes.length]).toEqual([206, 4]);
  // Beside the mark of the installation.
  expect(await s3.keys()).toHaveLength(4);
  expect(await readdir(server.dataDir)).not.toContain("media");
  expect(await leftovers()).toEqual([[], 0]);
});

it("refuses uploads while the bucket is unreachable, keeps nothing of them, and does the rest", async () => {
  const { ada, ben, conversationId } = await twoInConversation(context());
  await setFiles(context(), ada.token);
  const before = await s3.keys();
  await s3.leave();
  const unavailable = { status: 503, body: { error_code: "unavailable" } };
  const asAda = { token: ada.token };
  expect(await call("POST /me/profile/picture", { ...asAda, ...form(picture) })).toMatchObject(
    unavailable,
  );
  expect(await call("POST /me/profile/voice", { ...asAda, ...form(wav(), voice) })).toMatchObject(
    unavailable,
  );
  expect(await sendNote(context(), ada.token, conversationId, wav())).toMatchObject(unavailable);
  expect(await call(`GET /profile/picture/${ada.id}`, { token: ben.token })).toMatchObject(
    unavailable,
  );
  expect(await call(`GET /profile/voice/${ada.id}`, asAda)).toMatchObject(unavailable);
  expect((await call("GET /me", asAda)).status).toBe(200);
  expect((await call(`GET /conversations/${conversationId}/messages`, asAda)).status).toBe(200);

  await s3.comeBack();
  expect((await call(`GET /profile/picture/${ada.id}`, { token: ben.token })).status).toBe(200);
  expect(await s3.keys()).toEqual(before);
  expect(await leftovers()).toEqual([[], 0]);
  expect((await call("POST /me/profile/picture", { ...asAda, ...form(picture) })).status).toBe(200);
});

it("takes a picture down while the bucket is unreachable, and erases its file later", async () => {
  const { ada } = await twoInConversation(context());
  await setFiles(context(), ada.token);
  const before = await s3.keys();
  const file = await pictures.find(server.services.db, ada.id);
  await s3.leave();
  expect((await call("DELETE /me/profile/picture", { token: ada.token })).status).toBe(204);
  await expect(eraseExpired(server.services)).rejects.toThrow("media cannot be used");
  await s3.comeBack();
  expect(await s3.keys()).toEqual(before);
  await server.eraseAfter(FORMER_PROFILE_LIFE + 2 * 60 * 60);
  const left = [...(await s3.keys()).keys()];
  expect(left.filter((key) => key.endsWith(file ?? ""))).toEqual([]);
});

it("takes a report while the bucket is unreachable, with the files themselves as its evidence", async () => {
  const { ada, ben } = await twoInConversation(context());
  await setFiles(context(), ben.token);
  await s3.leave();
  await addReport(context(), ada, ben);
  const { db } = server.services;
  const file = (await pictures.find(db, ben.id)) ?? "none";
  expect([...(await reportedFiles(db, [file]))]).toContain(file);

  await s3.comeBack();
  const before = await s3.keys();
  await setFiles(context(), ben.token);
  await call("DELETE /me/profile/picture", { token: ben.token });
  const after = await s3.keys();
  for (const key of before.keys()) expect([...after.keys()]).toContain(key);
  await server.eraseAfter(REPORT_LIFE + 2 * 60 * 60);
  expect([...(await s3.keys()).keys()].filter((key) => key.endsWith(file))).toEqual([]);
});

it("answers by text alone while the bucket is unreachable", async () => {
  const { token } = await completeMember(context());
  const opened = await call("POST /twins", { token });
  await s3.leave();
  const { status, reply } = await askByVoice(context(), token, opened.body.conversation_id ?? "");
  expect([status, reply]).toEqual([
    200,
    expect.objectContaining({ assistant_text: ANSWER, tts_url: null }),
  ]);
});
