import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { AudioKind } from "./audio-kind.ts";
import { remuxAudio } from "./remux-audio.ts";

/** What the thread of `rewriteAudio` is given. */
export interface RemuxRequest {
  readonly path: string;
  readonly kind: AudioKind;
}

const { path, kind } = workerData as RemuxRequest;
const rewritten = await remuxAudio(await readFile(path), kind);
parentPort?.postMessage(rewritten, "bytes" in rewritten ? [rewritten.bytes.buffer] : []);
