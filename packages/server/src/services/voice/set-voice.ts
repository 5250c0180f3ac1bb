import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { rewriteAudio } from "../audio/rewrite-audio.ts";
import { atMost } from "../media/at-most.ts";
import type { Parts } from "../parts.ts";
import { voiceFault } from "./voice-fault.ts";

/** A recording and its new form are in memory meanwhile: two at a time, whoever uploads. */
const inTurn = atMost(2);

/**
 * Replaces a member's voice message. The file is kept before the row names it, and the former one goes
 * after, so that a killed process leaves a message that plays; `sweepMedia` erases what no row names.
 * @returns the name of the file
 * @throws AppError for what is no audio, cannot be read, is too short or too long
 */
export async function setVoice(
  parts: Pick<Parts, "media" | "stores">,
  userId: string,
  source: Readable,
): Promise<string> {
  const upload = await parts.media.receive(source);
  try {
    const rewritten = await inTurn(() => rewriteAudio(upload.path));
    if ("fault" in rewritten) {
      const refusal = voiceFault(rewritten.fault);
      refusal.cause = rewritten.cause;
      throw refusal;
    }
    const name = `${randomUUID()}.${rewritten.kind}`;
    await parts.media.keep(name, rewritten.bytes);
    const former = await parts.stores.voices.replace(userId, name);
    if (former !== undefined) await parts.media.remove(former);
    return name;
  } finally {
    await upload.discard();
  }
}
