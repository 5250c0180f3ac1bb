import { randomUUID } from "node:crypto";
import { MkvOutputFormat, Mp4OutputFormat, OggOutputFormat, WebMOutputFormat } from "mediabunny";
import { describe, expect, it } from "vitest";
import { eraseExpired } from "../../erase-expired.ts";
import { readRecording, recording } from "../../testing/audio/container.ts";
import { flac, opus } from "../../testing/audio/packets.ts";
import {
  crowded,
  crowdedAac,
  recordedWebm,
  SECRET,
  tagged,
} from "../../testing/audio/recordings.ts";
import { endlessMp4 } from "../../testing/audio/endless-mp4.ts";
import { wav } from "../../testing/audio/wav.ts";
import { form as anyForm } from "../../testing/uploads/form.ts";
import { mediaFiles } from "../../testing/uploads/media-files.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { newMember } from "../../testing/new-member.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const UPLOAD = "POST /me/profile/voice";
const MEGABYTE = 1024 * 1024;

/** A form as the app sends it, whatever it recorded. */
const form = (bytes: Uint8Array, more: Parameters<typeof anyForm>[1] = {}) =>
  anyForm(bytes, { field: "voice_message", filename: "voice.webm", type: "audio/webm", ...more });

describe("voice messages", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;

  it.each([
    ["webm/opus", "webm", "audio/webm"],
    ["webm/opus that a browser recorded", "webm", "audio/webm"],
    ["ogg/opus", "ogg", "audio/ogg"],
    ["mp4/aac", "m4a", "audio/mp4"],
    ["mp4/opus in fragments", "m4a", "audio/mp4"],
    ["mp3", "mp3", "audio/mpeg"],
    ["wav", "wav", "audio/wav"],
  ] as const)("keep the sound of %s and nothing else it tells", async (kind, ending, type) => {
    const { token } = await newMember(context());
    const bytes = await tagged[kind]();
    expect(bytes.includes(SECRET)).toBe(true);
    const uploaded = await call(UPLOAD, {
      token,
      ...form(bytes, { filename: "x.txt", type: "text/plain" }),
    });
    expect([uploaded.status, uploaded.body.voice_message_filename]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^[0-9a-f-]{36}\\.${ending}$`)),
    ]);
    const received = await call("GET /me/profile/voice", { token });
    expect([received.status, received.headers["content-type"]]).toEqual([200, type]);
    expect(received.bytes.includes(SECRET)).toBe(false);
    const [before, after] = [await readRecording(bytes), await readRecording(received.bytes)];
    expect([after.packets, after.end]).toEqual([before.packets, before.end]);
  });

  it("get the duration that a browser's recording lacks", async () => {
    const { token } = await newMember(context());
    const bytes = await recordedWebm({ seconds: 3 });
    expect((await readRecording(bytes)).duration).toBeNull();
    await call(UPLOAD, { token, ...form(bytes) });
    const { bytes: kept } = await call("GET /me/profile/voice", { token });
    expect((await readRecording(kept)).duration).toBe(3);
  });

  it("take a minute, and the second that a recorder stops late", async () => {
    const { token } = await newMember(context());
    for (const [bytes, status] of [
      [await recordedWebm({ seconds: 60 }), 200],
      [await recordedWebm({ seconds: 60.9 }), 200],
      [wav({ seconds: 60 }), 200],
      [wav({ seconds: 61 }), 200],
      [wav({ seconds: 0.4, rate: 24_000 }), 200],
      [await recordedWebm({ seconds: 0.4 }), 200],
    ] as const) {
      expect((await call(UPLOAD, { token, ...form(bytes) })).status).toBe(status);
    }
  });

  it("are served to members only, from the browser's own cache where it has them", async () => {
    const { token, id } = await completeMember(context());
    const other = await completeMember(context());
    const { body } = await call(UPLOAD, { token, ...form(wav()) });
    const received = await call(`GET /profile/voice/${id}?v=1`, { token: other.token });
    expect([received.status, received.bytes]).toEqual([200, wav()]);
    expect(received.headers).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "private, no-cache",
      "content-length": String(wav().length),
      "content-type": "audio/wav",
      etag: `"${body.voice_message_filename}"`,
      "x-content-type-options": "nosniff",
    });
    const headers = { "if-none-match": String(received.headers["etag"]) };
    const again = await call(`GET /profile/voice/${id}`, { token: other.token, headers });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("are sent in the parts that a player asks for", async () => {
    const { token, id } = await newMember(context());
    await call(UPLOAD, { token, ...form(wav()) });
    const whole = wav();
    const part = (range: string, more: Record<string, string> = {}) =>
      call(`GET /profile/voice/${id}`, { token, headers: { range, ...more } });
    for (const [range, from, to] of [
      ["bytes=0-", 0, whole.length],
      ["bytes=2-5", 2, 6],
      ["bytes=32000-99999999", 32_000, whole.length],
      ["bytes=-10", whole.length - 10, whole.length],
    ] as const) {
      const answer = await part(range);
      expect([answer.status, answer.bytes]).toEqual([206, whole.subarray(from, to)]);
      expect(answer.headers).toMatchObject({
        "content-length": String(to - from),
        "content-range": `bytes ${from}-${to - 1}/${whole.length}`,
        "content-type": "audio/wav",
      });
    }
    const beyond = await part("bytes=99999999-");
    expect([beyond.status, beyond.body.error_code, beyond.headers["content-range"]]).toEqual([
      416,
      "range_not_satisfiable",
      `bytes */${whole.length}`,
    ]);
    for (const range of ["seconds=1-2", "bytes=5-2", "bytes=0-1,4-5"]) {
      const answer = await part(range);
      expect([answer.status, answer.bytes]).toEqual([200, whole]);
    }
  });

  it("that are replaced while a member listens are played to their end", async () => {
    const { token } = await newMember(context());
    const [first, second] = [wav({ seconds: 50, rate: 48_000 }), wav({ seconds: 2 })];
    await call(UPLOAD, { token, ...form(first) });
    const url = `${await server.listen()}/api/me/profile/voice`;
    const headers = { authorization: `Bearer ${token}` };
    const listening = await fetch(url, { headers });
    await call(UPLOAD, { token, ...form(second) });
    expect(Buffer.from(await listening.arrayBuffer()).equals(first)).toBe(true);
    const onward = await fetch(url, {
      headers: {
        ...headers,
        range: "bytes=100-",
        "if-range": String(listening.headers.get("etag")),
      },
    });
    expect([onward.status, Buffer.from(await onward.arrayBuffer())]).toEqual([200, second]);
  });

  it("are erased when they are removed, gladly twice", async () => {
    const { token, id } = await newMember(context());
    const before = await mediaFiles(context());
    const url = async () =>
      (await call("GET /me/profile", { token })).body.profile?.voice_message_url;
    await call(UPLOAD, { token, ...form(wav()) });
    expect(await url()).toMatchObject({ Valid: true });
    for (const _ of ["once", "again"])
      expect((await call("DELETE /me/profile/voice", { token })).status).toBe(204);
    expect((await call(`GET /profile/voice/${id}`, { token })).status).toBe(404);
    expect(await url()).toEqual({ Valid: false, String: "" });
    expect(await mediaFiles(context())).toEqual(before);
  });

  it("leave no file behind a killed process or an erased account, and the others theirs", async () => {
    const [one, other] = [await newMember(context()), await newMember(context())];
    const kept = await call(UPLOAD, { token: one.token, ...form(wav()) });
    const erased = await call(UPLOAD, { token: other.token, ...form(wav()) });
    const orphan = `${randomUUID()}.wav`;
    await server.services.media.keep(orphan, wav());
    await server.services.db.deleteFrom("users").where("id", "=", other.id).execute();
    await eraseExpired(server.services);
    expect(await mediaFiles(context())).toContain(orphan);
    const later = () => new Date(Date.now() + 2 * 60 * 60 * 1_000);
    await eraseExpired({ ...server.services, clock: later });
    const names = await mediaFiles(context());
    expect(names).toContain(kept.body.voice_message_filename);
    expect(names).not.toContain(erased.body.voice_message_filename);
    expect(names).not.toContain(orphan);
  });

  const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 251));
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ["a text", () => Buffer.alloc(2_000, "I am a voice"), 415, "unsupported_media_type"],
    ["nothing", () => Buffer.alloc(0), 415, "unsupported_media_type"],
    [
      "a recording with a picture",
      () => recording(new WebMOutputFormat(), opus, { video: true }),
      415,
      "unsupported_media_type",
    ],
    [
      "a container that is none of ours",
      () => recording(new MkvOutputFormat(), opus),
      415,
      "unsupported_media_type",
    ],
    [
      "a codec that is none of ours",
      () => recording(new Mp4OutputFormat(), flac),
      415,
      "unsupported_media_type",
    ],
    ["samples of 24 bits", () => wav({ bits: 24 }), 415, "unsupported_media_type"],
    ["fewer than 1200 bytes", () => wav({ seconds: 0.5, rate: 1_000 }), 422, "too_short"],
    ["less than 400 ms", () => recordedWebm({ seconds: 0.38 }), 422, "too_short"],
    ["a header without sound", () => recordedWebm({ seconds: 0 }), 422, "too_short"],
    ["more than a minute", () => recordedWebm({ seconds: 61.5 }), 422, "too_long"],
    ["a minute that lasts longer", () => crowded(30), 422, "too_long"],
    ["AAC that lasts longer than its clock", () => crowdedAac(62), 422, "too_long"],
    ["half a header", async () => (await recordedWebm()).fill(0xff, 60), 422, "unreadable"],
    [
      "packets of noise",
      () => recording(new OggOutputFormat(), { ...opus, make: () => noise.subarray(6, 90) }),
      422,
      "unreadable",
    ],
    ["tables of two billion packets", endlessMp4, 422, "unreadable"],
    ["more than 10 MB", () => Buffer.alloc(10 * MEGABYTE + 1, 1), 413, "payload_too_large"],
    ["11 MB", () => Buffer.alloc(11 * MEGABYTE, 1), 413, "payload_too_large"],
  ])("refuse %s and leave nothing behind", async (_name, make, status, code) => {
    const { token } = await newMember(context());
    const before = await mediaFiles(context());
    const answer = await call(UPLOAD, { token, ...form(await make()) });
    expect([answer.status, answer.body.details]).toEqual([
      status,
      [{ field: "voice_message", code, message: answer.body.message }],
    ]);
    expect(await mediaFiles(context())).toEqual(before);
    expect((await call("GET /me/profile/voice", { token })).status).toBe(404);
  });
});
