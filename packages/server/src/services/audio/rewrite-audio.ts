import { once } from "node:events";
import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { AppError } from "../../errors/app-error.ts";
import { recogniseAudio } from "./audio-kind.ts";
import type { AudioRules } from "./audio-rules.ts";
import type { RemuxRequest } from "./remux-worker.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/** In fewer bytes nobody has said anything. */
const LEAST_BYTES = 1_200;
/** A thread loads in a second; where everything is busy it takes longer, whatever the file. */
const LOADING_MS = 30_000;
/** Rewriting ten megabytes takes a fraction of a second; a file that takes longer is made to. */
const REWRITING_MS = 8_000;
/** Reading takes a few megabytes; tables that claim billions of entries take all there is. */
const HEAP_MB = 64;

/**
 * Judges a recording by its content and writes it anew in its container, packet by packet: the
 * sound is as it was, with a duration and without whatever else the file told (where and with what it
 * was made).
 *
 * A thread of its own does it, because what a file claims about itself can keep its reader busy for
 * ever, or take all memory: such a thread is ended, and the file is unreadable.
 * @param mostMs how long it may take once the thread has loaded, in milliseconds
 * @throws AppError `unavailable` where the thread does not load in time
 */
export async function rewriteAudio(
  path: string,
  rules: AudioRules,
  mostMs: number = REWRITING_MS,
): Promise<RewrittenAudio> {
  const kind = await recogniseAudio(path);
  if (kind === undefined) return { fault: "not_audio" };
  if ((await stat(path)).size < LEAST_BYTES) return { fault: "too_short" };
  const worker = new Worker(new URL("./remux-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // It may still fail after its answer, or while it is being ended; nobody waits for it then.
  worker.on("error", () => undefined);
  try {
    await load(worker);
    const request: RemuxRequest = { path, kind, rules };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(request);
    return await answerOf(worker, mostMs);
  } finally {
    await worker.terminate();
  }
}

/** Waits until a thread takes a file. @throws AppError `unavailable` */
async function load(worker: Worker): Promise<void> {
  try {
    await once(worker, "message", { signal: AbortSignal.timeout(LOADING_MS) });
  } catch (error) {
    if (!hasCode(error, "ABORT_ERR")) throw error;
    throw Object.assign(new AppError("unavailable"), { cause: error });
  }
}

/** What became of a file. A thread that took too long or too much says what the file is; else it is our fault. */
async function answerOf(worker: Worker, mostMs: number): Promise<RewrittenAudio> {
  try {
    const [rewritten] = await once(worker, "message", { signal: AbortSignal.timeout(mostMs) });
    return rewritten as RewrittenAudio;
  } catch (error) {
    if (!hasCode(error, "ABORT_ERR", "ERR_WORKER_OUT_OF_MEMORY")) throw error;
    return { fault: "unreadable", cause: error };
  }
}

const hasCode = (error: unknown, ...codes: readonly unknown[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(error.code);
