import { readFile } from "node:fs/promises";
import { serveFiles } from "../serve-files.ts";
import type { AudioKind } from "./audio-kind.ts";
import type { AudioRules } from "./recording-rules.ts";
import { remuxAudio } from "./remux-audio.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/** The requests to the process of `rewriteAudio`, one after the other. */
export interface RemuxRequest {
  readonly path: string;
  readonly kind: AudioKind;
  readonly rules: AudioRules;
}

/** A file of ten megabytes, its copy and the program. */
const MAX_MEGABYTES = 320;

serveFiles<RemuxRequest, RewrittenAudio>(MAX_MEGABYTES, async ({ path, kind, rules }) =>
  remuxAudio(await readFile(path), kind, rules),
);
