import { buffer } from "node:stream/consumers";
import { spendBudget } from "../answers/ai-budget.ts";
import { voiceCost } from "../answers/voice-cost.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { noteTranscript } from "../messages/note-transcript.ts";
import type { Parts } from "../parts.ts";

/**
 * Writes down what a voice note says. One that is gone, one in which nobody says anything, and one whose
 * sender has no budget left stay as they are.
 */
export const writeTranscript =
  (parts: Pick<Parts, "ai" | "clock" | "media" | "stores">): JobHandler<"transcript"> =>
  async ({ conversationId, messageId }) => {
    const { transcriber } = parts.ai;
    const message = await parts.stores.messages.find(conversationId, messageId);
    if (!transcriber || !message?.audio || message.transcript !== null) return;
    const { file, mime, durationMs } = message.audio;
    const { senderId } = message;
    if (senderId === null) return;
    if (!(await spendBudget(parts, senderId, voiceCost(durationMs / 1_000)))) return;
    const opened = await parts.media.open(file);
    if (opened === undefined) return;
    const transcript = await transcriber.transcribe({ bytes: await buffer(opened.bytes), mime });
    if (transcript !== "") await noteTranscript(parts, messageId, transcript);
  };
