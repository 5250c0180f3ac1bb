import type { ChatMessage } from "./request.ts";

/** The server's answers: the same to the same question, unless a test says otherwise. */
export interface AiScript {
  readonly reply: (messages: readonly ChatMessage[]) => string;
  readonly transcribe: (audio: Buffer) => string;
}

/** The transcript of every recording, unless it is a WAV of nothing but zeros. */
export const spokenQuestion = "What do you like about me?";

const LONGEST_QUOTE = 80;
const WAV_HEAD = 44;

const isSilence = (audio: Buffer): boolean =>
  audio.subarray(WAV_HEAD).every((sample) => sample === 0);

export const defaultScript: AiScript = {
  reply: (messages) => {
    const last = messages.findLast(({ role }) => role === "user")?.content ?? "";
    return `You said: ${last.slice(0, LONGEST_QUOTE)}`;
  },
  transcribe: (audio) => (isSilence(audio) ? "" : spokenQuestion),
};
