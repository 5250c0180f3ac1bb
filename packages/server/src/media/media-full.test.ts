import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { MediaError, unlessFull } from "./media-error.ts";
import { wav } from "../testing/audio/wav.ts";
import { form } from "../testing/uploads/form.ts";
import { smallPicture } from "../testing/uploads/small-picture.ts";
import { memberWithProfile } from "../testing/new-member.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";

const context = useMemoryServer();
afterEach(() => vi.restoreAllMocks());

const full = (): Error =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

const picture = await smallPicture();
const voice = { field: "voice_message", filename: "voice.wav", type: "audio/wav" };

it.each(["receive", "keep"] as const)(
  "refuses uploads when there is no room to %s them, keeps nothing, and goes on when there is",
  async (step) => {
    const { call, server } = context();
    const { token } = await memberWithProfile(context());
    const { media } = server.services;
    const before = await readdir(join(server.dataDir, "media"));
    vi.spyOn(media, step).mockImplementation((...[source]: readonly unknown[]) => {
      // As on a disk that fills up: some of it is written.
      if (step === "receive") (source as Readable).destroy();
      return unlessFull("keep a file", () => Promise.reject(full()));
    });
    const unavailable = { status: 503, body: { error_code: "unavailable" } };
    expect(await call("POST /me/profile/picture", { token, ...form(picture) })).toMatchObject(
      unavailable,
    );
    expect(await call("POST /me/profile/voice", { token, ...form(wav(), voice) })).toMatchObject(
      unavailable,
    );
    expect((await call("GET /me", { token })).status).toBe(200);
    vi.restoreAllMocks();
    expect(await readdir(join(server.dataDir, "media"))).toEqual(before);
    expect(await readdir(join(server.dataDir, "media", "uploads"))).toEqual([]);
    expect((await call("POST /me/profile/picture", { token, ...form(picture) })).status).toBe(200);
  },
);

it("tells a full disk from every other fault", async () => {
  await expect(unlessFull("write", () => Promise.reject(full()))).rejects.toBeInstanceOf(
    MediaError,
  );
  const other = new Error("EIO");
  await expect(unlessFull("write", () => Promise.reject(other))).rejects.toBe(other);
});
