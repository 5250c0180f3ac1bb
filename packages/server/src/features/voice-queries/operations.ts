import type { Schemas } from "@gemel/api";
import type { FastifyReply } from "fastify";
import { beginUpload, recordingForm } from "../../http/uploads/read-upload.ts";
import { receiveForm } from "../../http/uploads/receive-form.ts";
import { askByVoice as ask, findVoiceReply, requireAskable, type VoiceAnswer } from "./rules.ts";
import { queryRules } from "./speech.ts";
import { clientLeft } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import { audioAnswer } from "../../http/files/audio-answer.ts";

/** Aborted when the client leaves before it has its answer. */
function answerSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

const form = recordingForm(queryRules);

export const askByVoice: Serve<"askByVoice"> = {
  onRequest: async (services, call) => {
    await services.limits.voiceQueryMember(call.request, call.member.id);
    await beginUpload(services, call, form);
  },
  handler: async (services, call) => {
    const { member, query, request } = call;
    const signal = answerSignal(call.reply);
    const { upload, fields } = await receiveForm<"askByVoice">(services, call, form);
    try {
      const { conversationId, convType } = fields;
      const id = conversationId.toLowerCase();
      const conversation = await requireAskable(services, member, id, convType);
      const { review } = query;
      const question = { memberId: member.id, conversation, path: upload.path, review };
      const answer = await ask(services, question, signal, (error) =>
        request.log.warn({ err: error }, "an answer has no voice"),
      );
      return { status: 200, body: asReply(answer) };
    } catch (error) {
      if (signal.aborted && error === signal.reason) return clientLeft;
      throw error;
    } finally {
      await upload.discard();
    }
  },
};

function asReply({ question, answered }: VoiceAnswer): Schemas["VoiceReply"] {
  if (answered === null) return { user_transcript: question, assistant_text: "", tts_url: null };
  const { answer, questionId, answerId, replyId } = answered;
  return {
    user_transcript: question,
    assistant_text: answer,
    tts_url: replyId === null ? null : `/api/voice/replies/${replyId}`,
    user_message_id: questionId,
    assistant_message_id: answerId,
  };
}

export const getVoiceReply: Serve<"getVoiceReply"> = async (services, call) => {
  const name = await findVoiceReply(services, call.member.id, call.path.id);
  return audioAnswer(services, call, name);
};
