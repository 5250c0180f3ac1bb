import type { Schemas } from "@gemel/api";
import { wav } from "./audio/wav.ts";
import { form } from "./uploads/form.ts";
import type { TestContext } from "./use-test-server.ts";

interface QueryOptions {
  readonly bytes?: Uint8Array;
  /** @default "twin" */
  readonly convType?: string;
  /** @default none */
  readonly query?: string;
}

/** The form of a spoken question, as the app sends it. */
export const queryForm = (
  conversationId: string,
  { bytes = wav(), convType = "twin" }: QueryOptions = {},
) =>
  form(bytes, {
    field: "file",
    filename: "voice.webm",
    type: "audio/webm",
    after: { conversationId, convType },
  });

/** Asks a twin or the advisor by voice. */
export async function askByVoice(
  { call }: TestContext,
  token: string | undefined,
  conversationId: string,
  options: QueryOptions = {},
) {
  const answer = await call(`POST /voice/query${options.query ?? ""}`, {
    token,
    ...queryForm(conversationId, options),
  });
  const reply: Schemas["VoiceReply"] = JSON.parse(answer.bytes.toString());
  return { ...answer, reply };
}

/** Asks a twin by voice what does not matter. @throws when it is refused */
export async function askTwin(context: TestContext, token: string, conversationId: string) {
  const { status, reply } = await askByVoice(context, token, conversationId);
  if (status !== 200) throw new Error(`the twin answers ${status}`);
  return reply;
}

/** Returns the address of the answer's sound, as a call. */
export const spokenReply = ({ tts_url: url }: Schemas["VoiceReply"]): string =>
  `GET ${String(url).replace(/^\/api/, "")}`;
