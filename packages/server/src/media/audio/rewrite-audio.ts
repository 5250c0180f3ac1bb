import { stat } from "node:fs/promises";
import { createFileProcess, UnreadFile } from "../file-process.ts";
import { recogniseAudio } from "./audio-kind.ts";
import type { AudioRules } from "./recording-rules.ts";
import type { RemuxRequest } from "./remux-process.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/** Fewer bytes hold no speech. */
const MIN_BYTES = 1_200;
/** Rewriting ten megabytes takes a fraction of a second; a file that takes longer is made to. */
const REWRITING_MS = 8_000;
/** Reading takes a few megabytes; tables that claim billions of entries take all there is. */
const HEAP_MEGABYTES = 64;

const reader = createFileProcess<RemuxRequest, RewrittenAudio>(
  new URL("./remux-process.ts", import.meta.url),
  { heapMegabytes: HEAP_MEGABYTES },
);

/**
 * Judges a recording by its content and writes it again in its container, packet by packet: the
 * sound is as it was, with a duration and without what else the file said (where and with what it was
 * made).
 * @param maxMs how long it may take once its process has loaded, in milliseconds
 * @throws AppError `unavailable` where the process does not load in time
 */
export async function rewriteAudio(
  path: string,
  rules: AudioRules,
  maxMs: number = REWRITING_MS,
): Promise<RewrittenAudio> {
  const kind = await recogniseAudio(path);
  if (kind === undefined) return { fault: "not_audio" };
  if ((await stat(path)).size < MIN_BYTES) return { fault: "too_short" };
  try {
    return await reader.ask({ path, kind, rules }, maxMs);
  } catch (error) {
    if (!(error instanceof UnreadFile)) throw error;
    return { fault: "unreadable", cause: error.cause };
  }
}
