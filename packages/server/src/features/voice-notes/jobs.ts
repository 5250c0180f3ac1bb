import { buffer } from "node:stream/consumers";
import { spendBudget, voiceCost } from "../ai-budget/rules.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import { noteTranscript, findMessage } from "../messages/rules.ts";
import type { Services } from "../../services.ts";

/**
 * Writes down what a voice note says. One that is gone, one without speech, and one whose
 * sender has no budget left stay as they are.
 */
export const writeTranscript =
  (services: Pick<Services, "ai" | "clock" | "db" | "media">): JobHandler<"transcript"> =>
  async ({ conversationId, messageId }) => {
    const { transcriber } = services.ai;
    const message = await findMessage(services.db, conversationId, messageId);
    if (!transcriber || !message?.audio || message.transcript !== null) return;
    const { file, mime, durationMs } = message.audio;
    const { senderId } = message;
    if (senderId === null) return;
    if (!(await spendBudget(services, senderId, voiceCost(durationMs / 1_000)))) return;
    const opened = await services.media.open(file);
    if (opened === undefined) return;
    const transcript = await transcriber.transcribe({ bytes: await buffer(opened.bytes), mime });
    if (transcript !== "") await noteTranscript(services, messageId, transcript);
  };
