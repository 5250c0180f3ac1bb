import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { form } from "../../testing/uploads/form.ts";
import { mediaFiles } from "../../testing/uploads/media-files.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { memberWithProfile, newMember, type TestMember } from "../../testing/new-member.ts";
import { smallPicture } from "../../testing/uploads/small-picture.ts";
import { pixelBomb } from "../../testing/uploads/pixel-bomb.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const UPLOAD = "POST /me/profile/picture";
const MEGABYTE = 1024 * 1024;

describe("pictures", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;

  it("are kept upright, smaller, and without what the camera wrote", async () => {
    const { token, id } = await newMember(context());
    const photo = await sharp({
      create: { width: 2_400, height: 1_200, channels: 3, background: "#9E1F40" },
    })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "secret place" } })
      .toBuffer();
    const uploaded = await call(UPLOAD, {
      token,
      ...form(photo, { filename: "x.txt", type: "text/plain" }),
    });
    expect(uploaded.status).toBe(200);
    const shown = await call(`GET /profile/picture/${id}`, { token });
    const { format, width, height, exif, orientation } = await sharp(shown.bytes).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: "webp",
      width: 800,
      height: 1_600,
      exif: undefined,
      orientation: undefined,
    });
  });

  it("are served to members only, from the browser's own cache where it has them", async () => {
    const { token, id } = await completeMember(context());
    const other = await completeMember(context());
    await call(UPLOAD, { token, ...form(await smallPicture()) });
    const shown = await call(`GET /profile/picture/${id}?v=1`, { token: other.token });
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
    const headers = { "if-none-match": String(shown.headers["etag"]) };
    const again = await call(`GET /profile/picture/${id}`, { token: other.token, headers });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const absent = await call(`GET /profile/picture/${other.id}`, { token });
    const unknown = await call(`GET /profile/picture/${randomUUID()}`, { token });
    expect([absent.status, unknown.status]).toEqual([404, 404]);
    expect((await call("GET /profile/picture/../../auth-secret", { token })).status).toBe(404);
  });

  it("are shown to no other before both can be found: the own one is, everybody else's is absent", async () => {
    const ada = await completeMember(context());
    const early = [await newMember(context()), await memberWithProfile(context())];
    for (const { token } of [ada, ...early]) {
      await call(UPLOAD, { token, ...form(await smallPicture()) });
    }
    const see = async ({ token }: TestMember, { id }: Pick<TestMember, "id">) =>
      call(`GET /profile/picture/${id}`, { token });
    const { headers } = await see(ada, ada);
    for (const eve of early) {
      expect((await see(eve, eve)).status).toBe(200);
      const answers = [
        await see(eve, ada),
        await see(ada, eve),
        await see(eve, { id: randomUUID() }),
        await call(`GET /profile/picture/${ada.id}`, {
          token: eve.token,
          headers: { "if-none-match": String(headers["etag"]) },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });

  it("replace the former one, also when two come at once, and leave one file", async () => {
    const { token, id } = await newMember(context());
    const before = await mediaFiles(context());
    const picture = await smallPicture();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(UPLOAD, { token, ...form(picture) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = (await mediaFiles(context())).filter((name) => !before.includes(name));
    expect(after).toHaveLength(1);
    const { body } = await call("GET /me", { token });
    const url = `/api/profile/picture/${id}?v=${after[0]?.slice(0, 8)}`;
    expect(body.profile_picture_url).toEqual({ Valid: true, String: url });
  });

  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const jpeg = sharp({
    create: { width: 64, height: 64, channels: 3, background: "#fff", noise },
  }).jpeg();
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    [
      "a text that says it is a png",
      () => Buffer.from("<svg onload=alert(1)>"),
      415,
      "unsupported_media_type",
    ],
    [
      "a gif",
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
          .gif()
          .toBuffer(),
      415,
      "unsupported_media_type",
    ],
    ["half a jpeg", async () => cutInHalf(await jpeg.clone().toBuffer()), 422, "validation_failed"],
    ["a png of wrong data", () => pixelBomb(64, 64).fill(0, 45, 60), 422, "validation_failed"],
    ["a decompression bomb", () => pixelBomb(12_000, 12_000), 422, "validation_failed"],
    ["nothing", () => Buffer.alloc(0), 415, "unsupported_media_type"],
    ["more than 10 MB", () => Buffer.alloc(10 * MEGABYTE + 1, 1), 413, "payload_too_large"],
    ["11 MB", () => Buffer.alloc(11 * MEGABYTE, 1), 413, "payload_too_large"],
  ])("refuse %s and leave nothing behind", async (_name, make, status, code) => {
    const { token } = await newMember(context());
    const before = await mediaFiles(context());
    const answer = await call(UPLOAD, { token, ...form(await make()) });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(await mediaFiles(context())).toEqual(before);
  });

  it("refuse forms that are none, are cut short, or have another field or one too many", async () => {
    const { token } = await newMember(context());
    const whole = form(await smallPicture());
    const type = (value: string) => ({ "content-type": value });
    const wrong: [Parameters<typeof call>[1], number][] = [
      [form(await smallPicture(), { field: "avatar" }), 400],
      [form(await smallPicture(), { more: "caption" }), 400],
      [{ ...whole, payload: whole.payload.subarray(0, 300) }, 400],
      [{ headers: type("multipart/form-data"), payload: "abc" }, 400],
      [{ headers: type("multipart/form-data; boundary=x"), payload: "abc" }, 400],
      [{ headers: type("application/json"), payload: "{}" }, 415],
      [{}, 400],
    ];
    for (const [options, status] of wrong) {
      const answer = await call(UPLOAD, { token, ...options });
      expect(answer.status).toBe(status);
    }
    expect(await readdir(join(server.dataDir, "media", "uploads"))).toEqual([]);
  });

  it("are received one at a time of a member, and one that stops loses its connection", async () => {
    const { token } = await newMember(context());
    const other = await newMember(context());
    const url = `${await server.listen()}/api/me/profile/picture`;
    const whole = form(await smallPicture());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const begun = Array.from({ length: 12 }, () => {
      const upload = request(url, {
        method: "POST",
        headers: { ...whole.headers, authorization: `Bearer ${token}` },
      });
      upload.write(whole.payload.subarray(0, 200));
      // A refused upload that stays unfinished would hold up the server's end.
      onTestFinished(() => void upload.destroy());
      return new Promise<number | string>((resolve) => {
        upload.on("response", ({ statusCode = 0 }) => resolve(statusCode));
        upload.on("error", () => resolve("hung up"));
      });
    });
    const answers: (number | string)[] = [];
    for (const answer of begun) void answer.then((status) => answers.push(status));
    // Each try moves the timers on by 50 ms: both waits together stay below the 20 s of a stopped upload.
    const timeouts = { timeout: 9_000 };
    await vi.waitFor(() => expect(answers).toEqual(Array<number>(9).fill(429)), timeouts);
    const uploads = join(server.dataDir, "media", "uploads");
    await vi.waitFor(async () => expect(await readdir(uploads)).toHaveLength(1), timeouts);
    expect((await call(UPLOAD, { token: other.token, ...whole })).status).toBe(200);
    await vi.waitFor(() => {
      vi.advanceTimersByTime(20_000);
      expect(answers.slice(9)).toEqual(["hung up", "hung up", "hung up"]);
    }, timeouts);
    vi.useRealTimers();
    expect((await call(UPLOAD, { token, ...whole })).status).toBe(200);
    expect(await readdir(uploads)).toEqual([]);
  });
});

const cutInHalf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
