import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { toneWav } from "../e2e/support/sound.ts";
import { type Answer, CHUNK } from "./answer.ts";
import type { SpeechCall } from "./request.ts";

/** The tone of all speech, in Hz. */
export const speechTone = 660;

const SECONDS_PER_WORD = 0.1;
const LEAST_SECONDS = 0.5;
const MAX_SECONDS = 3;

/** Reads `POST /v1/audio/speech`. */
export async function readSpeech(request: IncomingMessage): Promise<SpeechCall> {
  const body = JSON.parse(await text(request)) as Omit<SpeechCall, "endpoint">;
  const { model, voice, input } = body;
  return { endpoint: "speech", model, voice, input };
}

/** How long a text takes to say, in seconds. */
export const speechSeconds = (input: string): number => {
  const words = input.split(/\s+/).length;
  return Math.min(MAX_SECONDS, Math.max(LEAST_SECONDS, words * SECONDS_PER_WORD));
};

/** Speaks a text in one tone: a WAV, whatever format was requested, as some servers do. */
export async function answerSpeech({ input }: SpeechCall): Promise<Answer> {
  const wav = await toneWav(speechTone, speechSeconds(input));
  const middle = Math.floor(wav.length / 2);
  return {
    type: "audio/wav",
    pieces: [wav.subarray(0, middle), wav.subarray(middle)],
    more: Buffer.alloc(CHUNK),
  };
}
