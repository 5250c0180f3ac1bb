import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { judgeRecording } from "../audio/judge-recording.ts";
import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";
import { voiceRules } from "./voice-rules.ts";

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
    const { kind, bytes } = await judgeRecording(
      { path: upload.path, memberId: userId },
      voiceRules,
    );
    const name = `${randomUUID()}.${kind}`;
    await parts.media.keep(name, bytes);
    const former = await parts.stores.voices.replace(userId, name);
    if (former !== undefined) await letGo(parts, former);
    return name;
  } finally {
    await upload.discard();
  }
}
