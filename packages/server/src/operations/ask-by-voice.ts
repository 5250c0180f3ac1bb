import { answerSignal } from "../http/answer-signal.ts";
import { memberOf } from "../http/member-of.ts";
import { beginUpload, type UploadForm } from "../http/read-upload.ts";
import { receiveForm } from "../http/receive-form.ts";
import { recordingFault } from "../services/audio/recording-fault.ts";
import { askByVoice as ask, type VoiceAnswer } from "../services/voice-queries/ask-by-voice.ts";
import { queryRules } from "../services/voice-queries/query-rules.ts";
import { requireAskable } from "../services/voice-queries/require-askable.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

const form: UploadForm = {
  field: queryRules.field,
  tooLarge: "The recording is too large. Max 10MB.",
  wrongType: () => recordingFault("not_audio", queryRules),
};

type Fields = Omit<Schemas["VoiceQuery"], "file">;

export const askByVoice: MakeOperation = (parts) => ({
  onRequest: async (request) => {
    await parts.limits.voiceQueryMember(request, memberOf(request).id);
    await beginUpload(parts, request, form);
  },
  handler: async (request, reply) => {
    const member = memberOf(request);
    const signal = answerSignal(reply);
    const { review = false } = request.query as Query<"askByVoice">;
    const { upload, fields } = await receiveForm<Fields>(parts, request, form);
    try {
      const { conversationId, convType } = fields;
      const id = conversationId.toLowerCase();
      const conversation = await requireAskable(parts, member, id, convType);
      const question = { memberId: member.id, conversation, path: upload.path, review };
      const answer = await ask(parts, question, signal, (error) =>
        request.log.warn({ err: error }, "an answer has no voice"),
      );
      return asReply(answer);
    } catch (error) {
      // Whoever left hears nothing any more.
      if (signal.aborted && error === signal.reason) return reply.hijack();
      throw error;
    } finally {
      await upload.discard();
    }
  },
});

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
