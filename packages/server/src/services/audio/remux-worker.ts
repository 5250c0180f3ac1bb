import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import type { AudioKind } from "./audio-kind.ts";
import type { AudioRules } from "./audio-rules.ts";
import { remuxAudio } from "./remux-audio.ts";

/** What the thread of `rewriteAudio` says first: it is ready to be given a file. */
const LOADED = "loaded";

/** What it is given then. It answers with what became of the file. */
export interface RemuxRequest {
  readonly path: string;
  readonly kind: AudioKind;
  readonly rules: AudioRules;
}

parentPort?.once("message", async ({ path, kind, rules }: RemuxRequest) => {
  const rewritten = await remuxAudio(await readFile(path), kind, rules);
  parentPort?.postMessage(rewritten, "bytes" in rewritten ? [rewritten.bytes.buffer] : []);
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(LOADED);
