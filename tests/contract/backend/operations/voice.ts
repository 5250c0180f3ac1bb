import { json } from "../http/answer.ts";
import { notFound, ruleBroken } from "../http/refusal.ts";
import { sendAudio } from "../http/send-media.ts";
import { readAudio } from "../http/read-upload.ts";
import { silence } from "../world/media.ts";
import { replyTo, say } from "../world/talk.ts";
import { type Handlers, memberOf } from "./call.ts";
import { ownConversation } from "./conversations.ts";

const TRANSCRIPT = "What should I ask first?";

/** Speaking with a twin or the advisor. */
export const voiceHandlers = {
  askByVoice: async (call) => {
    const { world, form } = call;
    const member = memberOf(call);
    const conversation = ownConversation(call, String(form.get("conversationId")));
    await readAudio(form, "file");
    if (conversation.type !== form.get("convType")) {
      throw ruleBroken("convType", "other_type", "This conversation is of another type.");
    }
    if (call.parameters.review === true) {
      return json(200, { user_transcript: TRANSCRIPT, assistant_text: "", tts_url: null });
    }
    const asked = say(world, conversation, { senderId: member.id, content: TRANSCRIPT });
    const reply = { senderId: null, content: replyTo(TRANSCRIPT) };
    const answered = say(world, conversation, reply);
    world.replies.set(answered.id, { memberId: member.id, media: silence() });
    return json(200, {
      user_transcript: TRANSCRIPT,
      assistant_text: reply.content,
      tts_url: `/api/voice/replies/${answered.id}`,
      user_message_id: asked.id,
      assistant_message_id: answered.id,
    });
  },

  getVoiceReply: (call) => {
    const reply = call.world.replies.get(call.parameters.id);
    if (reply?.memberId !== memberOf(call).id) throw notFound();
    return sendAudio(reply.media, call.headers.range);
  },
} satisfies Partial<Handlers>;
