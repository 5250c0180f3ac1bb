import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, CHUNK, jsonAnswer } from "./answer.ts";
import type { ChatCall, ChatMessage } from "./request.ts";
import type { AiScript } from "./script.ts";

interface ChatBody {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly stream?: boolean;
}

const about = { id: "chatcmpl-1", created: 1_700_000_000 };

/** Reads `POST /v1/chat/completions`. */
export async function readChat(request: IncomingMessage): Promise<ChatCall> {
  const { model, messages, stream = false } = JSON.parse(await text(request)) as ChatBody;
  return { endpoint: "chat", model, messages, stream };
}

/** Answers with the script's reply, word by word if the client asks for a stream. */
export function answerChat({ model, messages, stream }: ChatCall, script: AiScript): Answer {
  const reply = script.reply(messages);
  if (!stream) {
    const message = { role: "assistant", content: reply };
    return jsonAnswer({
      ...about,
      object: "chat.completion",
      model,
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  }
  const event = (delta: object, finish_reason: string | null): string => {
    const choices = [{ index: 0, delta, finish_reason }];
    return `data: ${JSON.stringify({ ...about, object: "chat.completion.chunk", model, choices })}\n\n`;
  };
  const words = reply.match(/\s*\S+/g) ?? [];
  return {
    type: "text/event-stream",
    pieces: [
      event({ role: "assistant", content: "" }, null),
      ...words.map((content) => event({ content }, null)),
      event({}, "stop"),
      "data: [DONE]\n\n",
    ],
    more: event({ content: "and ".repeat(CHUNK / 4) }, null),
  };
}
