import { atMost } from "../media/at-most.ts";
import { createTurns } from "../messages/turns.ts";
import { recordingFault } from "./recording-fault.ts";
import type { RecordingRules } from "./recording-rules.ts";
import { rewriteAudio } from "./rewrite-audio.ts";
import type { RewrittenAudio } from "./rewritten-audio.ts";

/** A recording and its new form are in memory meanwhile: two at a time, whoever uploads. */
const inTurn = atMost(2);
/** Files that are made to keep a thread busy hold up whoever sends them. */
const ofMember = createTurns();

/**
 * Judges a recording that a member uploads and writes it anew, one of theirs after the other.
 * @throws AppError for what is no audio, cannot be read, is too short or too long
 */
export async function judgeRecording(
  { path, memberId }: { readonly path: string; readonly memberId: string },
  rules: RecordingRules,
): Promise<Extract<RewrittenAudio, { bytes: unknown }>> {
  const rewritten = await ofMember.take(memberId, () => inTurn(() => rewriteAudio(path, rules)));
  if (!("fault" in rewritten)) return rewritten;
  const refusal = recordingFault(rewritten.fault, rules);
  refusal.cause = rewritten.cause;
  throw refusal;
}
