import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { AiError } from "../ai/ai-error.ts";
import type { SpeechModel } from "../ai/ai.ts";
import { rewriteAudio } from "../audio/rewrite-audio.ts";
import type { Parts } from "../parts.ts";
import { spokenText } from "./spoken-text.ts";

/** What an AI server sends is judged like what a member uploads; Opus goes where every iPhone plays it. */
const rules = { mostSeconds: 600, opusInto: "m4a" } as const;

/**
 * Has an answer read aloud, and keeps the recording. @returns the name of the file
 * @throws AiError, also for what is no recording, or the signal's reason once it is aborted
 */
export async function speakAnswer(
  { media }: Pick<Parts, "media">,
  speech: SpeechModel,
  answer: string,
  signal: AbortSignal,
): Promise<string> {
  const { bytes } = await speech.speak(spokenText(answer), signal);
  const upload = await media.receive(Readable.from([bytes]));
  try {
    const rewritten = await rewriteAudio(upload.path, rules);
    signal.throwIfAborted();
    if ("fault" in rewritten) throw new AiError("nonsense");
    const file = `${randomUUID()}.${rewritten.kind}`;
    await media.keep(file, rewritten.bytes);
    return file;
  } finally {
    await upload.discard();
  }
}
