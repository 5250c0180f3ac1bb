import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "../../packages/server/src/testing/port-of.ts";
import { type Answer, spoil } from "./answer.ts";
import { answerChat, readChat } from "./chat.ts";
import { type AiFault, refuse } from "./fault.ts";
import type { AiCall, AiEndpoint, AiRequest } from "./request.ts";
import { type AiScript, defaultScript } from "./script.ts";
import { send } from "./send.ts";
import { answerSpeech, readSpeech } from "./speech.ts";
import { answerTranscription, readTranscription } from "./transcription.ts";

export type AiServer = Awaited<ReturnType<typeof startAiServer>>;

const readers: Readonly<Record<string, (request: IncomingMessage) => Promise<AiCall>>> = {
  "POST /v1/chat/completions": readChat,
  "POST /v1/audio/transcriptions": readTranscription,
  "POST /v1/audio/speech": readSpeech,
};

/**
 * A server that speaks the OpenAI protocol, as deterministic as its script.
 * @param port 0 for a free one
 */
export async function startAiServer(port = 0) {
  const requests: AiRequest[] = [];
  const faults = new Map<AiEndpoint, AiFault>();
  const waiting = new Map<AiEndpoint, PromiseWithResolvers<void>>();
  let script = defaultScript;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = readers[`${request.method} ${request.url}`];
    if (read === undefined) return void response.writeHead(404).end();
    const call = await read(request);
    requests.push(note(call, request, response));
    if (faults.get(call.endpoint) === "slow") await waiting.get(call.endpoint)?.promise;
    const fault = faults.get(call.endpoint);
    if (fault === "429" || fault === "500") return refuse(response, fault);
    await send(response, spoil(await answerCall(call, script), fault), fault);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  /** Plants a fault into an endpoint, in place of the one before; nothing takes it away. */
  const setFault = (endpoint: AiEndpoint, fault?: AiFault): void => {
    if (fault === undefined) faults.delete(endpoint);
    else faults.set(endpoint, fault);
    waiting.get(endpoint)?.resolve();
    waiting.delete(endpoint);
    if (fault === "slow") waiting.set(endpoint, Promise.withResolvers());
  };
  const url = `http://127.0.0.1:${portOf(server)}/v1`;
  return {
    /** The value for `AI_BASE_URL`. */
    url,
    /** The environment of a backend that is to use it for everything. */
    settings: {
      AI_BASE_URL: url,
      AI_CHAT_MODEL: "test",
      AI_TRANSCRIBE_MODEL: "test",
      AI_SPEECH_MODEL: "test",
      AI_SPEECH_VOICE: "test",
    },
    /** All requests, the oldest first. */
    requests: requests as readonly AiRequest[],
    setFault,
    /** Changes the script for later answers. */
    setScript: (changes: Partial<AiScript>) => {
      script = { ...script, ...changes };
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Notes a request, and whether the client stayed for the answer, which may still change. */
const note = (call: AiCall, request: IncomingMessage, response: ServerResponse): AiRequest => ({
  ...call,
  authorization: request.headers.authorization,
  get aborted() {
    return response.destroyed && !response.writableFinished;
  },
});

async function answerCall(call: AiCall, script: AiScript): Promise<Answer> {
  if (call.endpoint === "chat") return answerChat(call, script);
  if (call.endpoint === "speech") return answerSpeech(call);
  return answerTranscription(call, script);
}
