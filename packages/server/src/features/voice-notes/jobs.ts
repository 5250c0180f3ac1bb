import { buffer } from "node:stream/consumers";
import type { Recording, Transcriber } from "../../ai/ai.ts";
import { AiError } from "../../ai/ai-error.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import { noteTranscript, findMessage } from "../messages/rules.ts";
import type { Services } from "../../services.ts";

/**
 * Writes down what a voice note says. One that is gone, one without speech, and one that the AI does
 * not take stay as they are.
 */
export const writeTranscript =
  (services: Pick<Services, "ai" | "db" | "media">): JobHandler<"transcript"> =>
  async ({ conversationId, messageId }) => {
    const { transcriber } = services.ai;
    const message = await findMessage(services.db, conversationId, messageId);
    if (!transcriber || !message?.audio || message.transcript !== null) return;
    const { file, mime } = message.audio;
    const opened = await services.media.open(file);
    if (opened === undefined) return;
    const transcript = await transcribe(transcriber, { bytes: await buffer(opened.bytes), mime });
    if (transcript !== "") await noteTranscript(services.db, messageId, transcript);
  };

/** Returns the text of a recording; empty for one that the AI does not accept, now or later. */
async function transcribe(transcriber: Transcriber, recording: Recording): Promise<string> {
  try {
    return await transcriber.transcribe(recording);
  } catch (error) {
    if (error instanceof AiError && error.fault === "unaccepted") return "";
    throw error;
  }
}
