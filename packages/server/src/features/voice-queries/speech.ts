import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { RecordingRules } from "../../media/audio/recording-rules.ts";
import { AiError } from "../../ai/ai-error.ts";
import type { SpeechModel, Transcriber } from "../../ai/ai.ts";
import { rewriteAudio } from "../../media/audio/rewrite-audio.ts";
import type { Services } from "../../services.ts";
import { AppError, fieldError } from "../../errors/app-error.ts";
import { atCostOf, voiceCost } from "../ai-budget/rules.ts";
import { audioTypeOf } from "../../media/audio/audio-kind.ts";
import { judgeRecording } from "../../media/audio/judge-recording.ts";

/** The rules of a spoken question: at most a minute. */
export const queryRules: RecordingRules = {
  field: "file",
  maxSeconds: 60,
  tooLong: "The recording is too long. Max 60 seconds.",
};

/** Returns the words of an answer to read aloud, without marks of Markdown and addresses of links. */
export const spokenText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, "")
    .replaceAll(/(\*{1,3}|_{1,3}|~~|`+)(?=\S)([^\n]*?\S)\1/g, "$2")
    .trim();

/** An AI server's recording is judged like a member's upload; Opus is put into a file every iPhone plays. */
const rules = { maxSeconds: 600, opusInto: "m4a" } as const;

interface SpokenAnswer {
  readonly memberId: string;
  readonly answer: string;
}

/**
 * Has an answer read aloud and keeps the recording. Each spoken character costs the member who asked one
 * character of their budget.
 * @returns the name of the file, or nothing if the member has no budget left today
 * @throws AiError, also if the result is no recording, or the signal's reason once it is aborted
 */
export async function speakAnswer(
  services: Pick<Services, "clock" | "db" | "media">,
  speech: SpeechModel,
  { memberId, answer }: SpokenAnswer,
  signal: AbortSignal,
): Promise<string | null> {
  const text = spokenText(answer);
  const spoken = await atCostOf(services, memberId, text.length, () => speech.speak(text, signal));
  if (spoken === undefined) return null;
  const { media } = services;
  const upload = await media.receive(Readable.from([spoken.bytes]));
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

const DAY_SECONDS = 24 * 60 * 60;

interface SpokenQuestion {
  readonly memberId: string;
  readonly path: string;
}

/**
 * Writes down what a recording asks.
 * @throws AppError for a recording that is not accepted, for one without speech, and
 *   `rate_limited` for a member who has no budget left today; AiError; the signal's reason once it is
 *   aborted
 */
export async function understandQuestion(
  services: Pick<Services, "clock" | "db">,
  transcriber: Transcriber,
  { memberId, path }: SpokenQuestion,
  signal: AbortSignal,
): Promise<string> {
  const { kind, bytes, seconds } = await judgeRecording({ path, memberId }, queryRules);
  signal.throwIfAborted();
  const recording = { bytes, mime: audioTypeOf(`.${kind}`) };
  const question = await atCostOf(services, memberId, voiceCost(seconds), () =>
    transcriber.transcribe(recording, signal),
  );
  if (question === undefined) {
    const sinceMidnight = Math.floor(services.clock().getTime() / 1_000) % DAY_SECONDS;
    throw new AppError("rate_limited", { retryAfter: DAY_SECONDS - sinceMidnight });
  }
  if (question !== "") return question;
  throw fieldError("rule_broken", {
    field: queryRules.field,
    code: "silent",
    message: "Nothing could be understood.",
  });
}
