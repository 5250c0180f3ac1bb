import { decoding } from "../fair-queue.ts";
import { recordingFault, type RecordingRules } from "./recording-rules.ts";
import { rewriteAudio } from "./rewrite-audio.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/**
 * Judges a recording that a member uploads and writes it again, one of theirs after the other.
 * @throws AppError as `FairQueue`, or for what is no audio, cannot be read, is too short or too long
 */
export async function judgeRecording(
  { path, memberId }: { readonly path: string; readonly memberId: string },
  rules: RecordingRules,
): Promise<Extract<RewrittenAudio, { bytes: unknown }>> {
  const rewritten = await decoding.take(memberId, () => rewriteAudio(path, rules));
  if (!("fault" in rewritten)) return rewritten;
  const refusal = recordingFault(rewritten.fault, rules);
  refusal.cause = rewritten.cause;
  throw refusal;
}
