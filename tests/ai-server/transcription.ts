import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Answer, jsonAnswer } from "./answer.ts";
import type { TranscriptionCall } from "./request.ts";
import type { AiScript } from "./script.ts";

/** Reads `POST /v1/audio/transcriptions`, a form with a recording. */
export async function readTranscription(request: IncomingMessage): Promise<TranscriptionCall> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("a transcription without a file");
  return {
    endpoint: "transcription",
    model: String(form.get("model")),
    fileName: file.name,
    audio: Buffer.from(await file.arrayBuffer()),
  };
}

/** Answers with the transcript that the script gives. */
export const answerTranscription = ({ audio }: TranscriptionCall, script: AiScript): Answer =>
  jsonAnswer({ text: script.transcribe(audio) });
