import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endlessMp4 } from "../../testing/audio/endless-mp4.ts";
import { recordedWebm } from "../../testing/audio/recordings.ts";
import { rewriteAudio } from "./rewrite-audio.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-audio-"));
});
afterAll(() => rm(folder, { recursive: true }));

const keep = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, "upload");
  await writeFile(path, bytes);
  return path;
};

const rules = { mostSeconds: 60 };

describe("a recording that is made to stop its reader", () => {
  it("has its thread ended when it keeps it busy", async () => {
    const path = await keep((await recordedWebm()).fill(0, 60));
    expect(await rewriteAudio(path, rules, 1_000)).toEqual({
      fault: "unreadable",
      cause: expect.objectContaining({ code: "ABORT_ERR" }),
    });
  });

  it("has its thread ended when it takes all memory", async () => {
    const path = await keep(await endlessMp4());
    expect(await rewriteAudio(path, rules)).toEqual({
      fault: "unreadable",
      cause: expect.objectContaining({ code: "ERR_WORKER_OUT_OF_MEMORY" }),
    });
  });
});
