import { once } from "node:events";
import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { recogniseAudio } from "./audio-kind.ts";
import type { RemuxRequest } from "./remux-worker.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/** In fewer bytes nobody has said anything. */
const LEAST_BYTES = 1_200;
/** Rewriting ten megabytes takes a fraction of a second; a file that takes longer is made to. */
const REWRITING_MS = 8_000;
/** Reading takes a few megabytes; tables that claim billions of entries take all there is. */
const HEAP_MB = 64;

/**
 * Judges a recording by its content and writes it anew in the same container, packet by packet: the
 * sound is as it was, with a duration and without whatever else the file told (where and with what it
 * was made).
 *
 * A thread of its own does it, because what a file claims about itself can keep its reader busy for
 * ever, or take all memory: such a thread is ended, and the file is unreadable.
 * @param mostMs how long it may take, in milliseconds
 */
export async function rewriteAudio(
  path: string,
  mostMs: number = REWRITING_MS,
): Promise<RewrittenAudio> {
  const kind = await recogniseAudio(path);
  if (kind === undefined) return { fault: "not_audio" };
  if ((await stat(path)).size < LEAST_BYTES) return { fault: "too_short" };
  const workerData: RemuxRequest = { path, kind };
  const worker = new Worker(new URL("./remux-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // It may still fail after its answer, or while it is being ended; nobody waits for it then.
  worker.on("error", () => undefined);
  try {
    const [rewritten] = await once(worker, "message", {
      signal: AbortSignal.timeout(mostMs),
    });
    return rewritten as RewrittenAudio;
  } catch (error) {
    if (!isOfFile(error)) throw error;
    return { fault: "unreadable", cause: error };
  } finally {
    await worker.terminate();
  }
}

/** Whether a thread took too long or too much; whatever else ends one is a fault of ours. */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ABORT_ERR" || error.code === "ERR_WORKER_OUT_OF_MEMORY");
