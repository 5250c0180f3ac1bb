import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { endlessMp4 } from "../../testing/audio/endless-mp4.ts";
import { recordedWebm } from "../../testing/audio/recordings.ts";
import { ReaderEnded } from "../file-process.ts";
import { rewriteAudio } from "./rewrite-audio.ts";
import { useFolder } from "../../testing/folders.ts";

const folder = useFolder();

const keep = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder(), "upload");
  await writeFile(path, bytes);
  return path;
};

const rules = { maxSeconds: 60 };

it("is rewritten where node --watch reports the imports of processes", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  const path = await keep(await recordedWebm());
  expect(await rewriteAudio(path, rules)).toEqual({
    kind: "webm",
    bytes: expect.any(Uint8Array),
    seconds: expect.closeTo(1),
  });
  vi.unstubAllEnvs();
});

describe("a recording that is made to stop its reader", () => {
  it("has its process ended when it keeps it busy", async () => {
    const path = await keep((await recordedWebm()).fill(0, 60));
    expect(await rewriteAudio(path, rules, 1_000)).toEqual({
      fault: "unreadable",
      cause: expect.objectContaining({ code: "ABORT_ERR" }),
    });
  });

  it("has its process ended when it takes all memory", async () => {
    const path = await keep(await endlessMp4());
    expect(await rewriteAudio(path, rules)).toEqual({
      fault: "unreadable",
      cause: expect.any(ReaderEnded),
    });
  });
});
