import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { seededRandom } from "@gemel/psyche/seeded-random";
import { beforeAll, describe, expect, it } from "vitest";
import { endlessMp4 } from "../../../packages/server/src/testing/audio/endless-mp4.ts";
import { readRecording } from "../../../packages/server/src/testing/audio/container.ts";
import { SECRET, tagged } from "../../../packages/server/src/testing/audio/recordings.ts";
import { smallPicture } from "../../../packages/server/src/testing/uploads/small-picture.ts";
import { wav } from "../../../packages/server/src/testing/audio/wav.ts";
import { form } from "../../../packages/server/src/testing/uploads/form.ts";
import { setFiles } from "../../../packages/server/src/testing/uploads/set-files.ts";
import {
  type TestConversation,
  twoInConversation,
} from "../../../packages/server/src/testing/live/conversations.ts";
import { useMemoryServer } from "../../../packages/server/src/testing/use-test-server.ts";
import { isWhole } from "../whole.ts";
import { mutate } from "./mutate.ts";
import {
  bombs,
  LEAK_PROBE,
  foldedTexts,
  heavyBombs,
  impostors,
  jpeg,
  png,
  polyglots,
} from "./pictures.ts";

const MEGABYTE = 1024 * 1024;
/** Limit of the process's growth by one file; the largest picture that we draw has 64 million pixels. */
const MAX_GROWTH = 320 * MEGABYTE;
/**
 * How many damaged files one test sends, and the chance that each of the tests begins with: 2,000 files in all. A
 * picture that cannot be read costs the process that read it, so most of the time is theirs.
 */
const batch = isWhole ? 500 : 4;
const seeds = isWhole ? [1, 2] : [1];

describe("uploads", () => {
  const context = useMemoryServer();
  const { call } = context;
  let talk: TestConversation;
  beforeAll(async () => {
    talk = await twoInConversation(context());
    await setFiles(context(), talk.ada.token);
  });

  /** A member replaces what strangers were shown ten times a day at most. */
  const forgetFormer = async () => {
    await context().server.services.db.deleteFrom("former_profiles").execute();
  };
  const uploadPicture = async (bytes: Buffer) => {
    await forgetFormer();
    const options = { token: talk.ada.token, ...form(bytes) };
    const { status } = await call("POST /me/profile/picture", options);
    return status;
  };
  const uploadVoice = async (bytes: Buffer, token = talk.ada.token) => {
    await forgetFormer();
    const file = { field: "voice_message", filename: "voice.wav", type: "audio/wav" };
    const options = { token, ...form(bytes, file) };
    const { status } = await call("POST /me/profile/voice", options);
    return status;
  };
  const read = async (path: string) =>
    (await call(`GET ${path}/${talk.ada.id}`, { token: talk.ben.token })).bytes;
  const servedPicture = () => read("/profile/picture");
  const servedVoice = () => read("/profile/voice");
  const isWebp = (bytes: Buffer): boolean =>
    `${bytes.subarray(0, 4)}${bytes.subarray(8, 12)}` === "RIFFWEBP";
  /** How much the process holds more after some work. */
  const growthOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.memoryUsage.rss();
    let max = before;
    const timer = setInterval(() => (max = Math.max(max, process.memoryUsage.rss())), 5);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
    return Math.max(max, process.memoryUsage.rss()) - before;
  };
  const kept = async (): Promise<readonly Buffer[]> => {
    const folder = join(context().server.dataDir, "media");
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return Promise.all(files.map(({ name, parentPath }) => readFile(join(parentPath, name))));
  };

  it.each(Object.entries({ ...polyglots, ...foldedTexts }))(
    "draw %s again, or refuse it, and keep none of its metadata",
    async (_name, make) => {
      const bytes = await make();
      let status = 0;
      const grown = await growthOf(async () => (status = await uploadPicture(bytes)));
      expect([200, 422]).toContain(status);
      expect(grown).toBeLessThan(MAX_GROWTH);
      expect(isWebp(await servedPicture())).toBe(true);
      for (const file of await kept()) {
        expect(file.includes(LEAK_PROBE)).toBe(false);
        expect(file.includes("<script>")).toBe(false);
      }
    },
  );

  it.each(Object.entries({ ...bombs, ...(isWhole && heavyBombs), ...impostors }))(
    "refuse %s",
    async (_name, make) => {
      await uploadPicture(await png());
      const former = await servedPicture();
      const bytes = await make();
      let status = 0;
      const grown = await growthOf(async () => (status = await uploadPicture(bytes)));
      expect([415, 422]).toContain(status);
      expect(grown).toBeLessThan(MAX_GROWTH);
      expect(await servedPicture()).toEqual(former);
    },
  );

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["a picture", smallPicture],
    ["a page", () => Buffer.from(`<!doctype html>${"<p>x</p>".repeat(1_000)}`)],
    ["tables without an end", endlessMp4],
    ["half an ogg", async () => (await tagged["ogg/opus"]()).subarray(0, 700)],
  ])("refuse %s where a recording is asked for", async (_name, make) => {
    await uploadVoice(wav());
    const former = await servedVoice();
    const bytes = await make();
    let status = 0;
    const grown = await growthOf(async () => (status = await uploadVoice(bytes)));
    expect([415, 422]).toContain(status);
    expect(grown).toBeLessThan(MAX_GROWTH);
    expect(await servedVoice()).toEqual(former);
  });

  it("write a wav with a false length of hours again with its real length", async () => {
    const bytes = wav();
    expect(await uploadVoice(claimingHours(bytes))).toBe(200);
    expect((await readRecording(await servedVoice())).end).toBeCloseTo(1, 1);
  });

  it.each(seeds)(
    `hold ${batch} damaged pictures by chance %i`,
    { timeout: 3_600_000 },
    async (seed) => {
      const random = seededRandom(seed);
      const sources = [
        await jpeg(),
        await png(),
        await polyglots["a jpeg with where it was taken"]?.(),
      ];
      const grown = await growthOf(async () => {
        for (let index = 0; index < batch; index += 1) {
          const source = sources[index % sources.length];
          if (source === undefined) throw new Error("there is no source");
          const status = await uploadPicture(mutate(source, random));
          expect([200, 400, 415, 422], `picture ${index}`).toContain(status);
          expect(isWebp(await servedPicture())).toBe(true);
        }
      });
      expect(grown).toBeLessThan(MAX_GROWTH);
      for (const file of await kept()) expect(file.includes(LEAK_PROBE)).toBe(false);
    },
  );

  it.each(seeds)(
    `hold ${batch} damaged recordings by chance %i`,
    { timeout: 3_600_000 },
    async (seed) => {
      const random = seededRandom(seed);
      const sources = await Promise.all(Object.values(tagged).map((make) => make()));
      let next = 0;
      const send = async (token: string): Promise<void> => {
        while (next < batch) {
          const index = next;
          next += 1;
          const source = sources[index % sources.length];
          if (source === undefined) throw new Error("there is no source");
          const damaged = mutate(source, random);
          // Metadata that the damage repeats among the samples is sound, and stays.
          if (secretsIn(damaged) > secretsIn(source)) continue;
          const status = await uploadVoice(damaged, token);
          expect([200, 400, 415, 422], `recording ${index}`).toContain(status);
        }
      };
      const grown = await growthOf(() => Promise.all([talk.ada.token, talk.ben.token].map(send)));
      expect(grown).toBeLessThan(MAX_GROWTH);
      for (const file of await kept()) expect(file.includes(SECRET)).toBe(false);
    },
  );
});

const secretsIn = (bytes: Buffer): number => bytes.toString("latin1").split(SECRET).length - 1;

/** Makes a wav claim the most samples that a file can claim. */
function claimingHours(bytes: Buffer): Buffer {
  const claimed = Buffer.from(bytes);
  const data = claimed.indexOf("data");
  claimed.writeUInt32LE(0xffff_fff0, data + 4);
  claimed.writeUInt32LE(0xffff_fff8, 4);
  return claimed;
}
