import { messageAnswer } from "../answers/message.ts";
import { json } from "../http/answer.ts";
import { notFound, Refusal, ruleBroken } from "../http/refusal.ts";
import { sendAudio } from "../http/send-media.ts";
import { readAudio } from "../http/read-upload.ts";
import { tellMessage } from "../socket/tell-message.ts";
import { messagesFor, say } from "../world/talk.ts";
import { type Handlers, memberOf } from "./call.ts";
import { ownConversation } from "./conversations.ts";
import { makeCursor, readCursor } from "./page.ts";

/** What was said, and saying it aloud. */
export const messageHandlers = {
  getMessages: (call) => {
    const member = memberOf(call);
    const conversation = ownConversation(call, call.parameters.id);
    const messages = messagesFor(conversation, member);
    const { page = 1, limit = 50, before } = call.parameters;
    const list = `messages-${conversation.id}`;
    const until = before === undefined ? Infinity : readCursor(list, before);
    const all = messages.filter(({ order }) => order < until);
    const end = before === undefined ? all.length - (page - 1) * limit : all.length;
    const part = end > 0 ? all.slice(Math.max(0, end - limit), end) : [];
    const [first] = part;
    const isMore = first !== undefined && first !== all[0];
    return json(200, {
      items: part.map((message) => messageAnswer(conversation, message, member)),
      next_cursor: isMore ? makeCursor(list, first.order) : null,
      total: messages.length,
    });
  },

  getMessageAudio: (call) => {
    const { id, messageId } = call.parameters;
    const { messages } = ownConversation(call, id);
    return sendAudio(messages.find((one) => one.id === messageId)?.audio, call.headers.range);
  },

  sendVoiceNote: async (call) => {
    const { world, form, parameters } = call;
    const member = memberOf(call);
    const durationMs = Number(form.get("duration_ms"));
    const clientMessageId = form.get("client_msg_id")?.toString();
    const conversation = ownConversation(call, parameters.id);
    const audio = await readAudio(form, "audio");
    if (conversation.type !== "user") {
      throw ruleBroken("id", "type", "Voice notes are for conversations between people.");
    }
    if (conversation.ended) {
      throw new Refusal(409, "conversation_closed", "This conversation has ended.");
    }
    const known = conversation.messages.find(
      (one) => clientMessageId !== undefined && one.clientMessageId === clientMessageId,
    );
    const said = { senderId: member.id, audio, durationMs, clientMessageId };
    const message = known ?? say(world, conversation, said);
    if (!known) tellMessage(world, conversation, message);
    return json(201, messageAnswer(conversation, message, member));
  },

  getAdviceHistory: (call) => {
    const member = memberOf(call);
    const conversation = ownConversation(call, call.parameters.id);
    if (conversation.type !== "advisor") throw notFound();
    const { limit = 30, cursor } = call.parameters;
    const list = `messages-${conversation.id}`;
    const until = cursor === undefined ? Infinity : readCursor(list, cursor);
    const all = messagesFor(conversation, member).filter(({ order }) => order < until);
    const part = all.slice(-limit);
    const [first] = part;
    const isMore = first !== undefined && first !== all[0];
    return json(200, {
      items: part.map((message) => messageAnswer(conversation, message, member)),
      next_cursor: isMore ? makeCursor(list, first.order) : null,
    });
  },
} satisfies Partial<Handlers>;
