import type { Schemas } from "@gemel/api";
import { wav } from "../audio/wav.ts";
import { form } from "./form.ts";
import type { TestContext } from "../use-test-server.ts";

interface NoteOptions {
  /** @default those that the contract requires */
  readonly fields?: Readonly<Record<string, string>>;
  readonly filename?: string;
  readonly type?: string;
}

/** Sends a voice note as the app does; the answer may be a refusal. */
export async function sendNote(
  { call }: TestContext,
  token: string | undefined,
  conversationId: string,
  bytes: Uint8Array,
  {
    fields = { duration_ms: "1000" },
    filename = "voice.webm",
    type = "audio/webm",
  }: NoteOptions = {},
) {
  const answer = await call(`POST /conversations/${conversationId}/messages/audio`, {
    token,
    ...form(bytes, { field: "audio", filename, type, after: fields }),
  });
  return { status: answer.status, body: answer.body, message: readMessage(answer) };
}

/** Sends a voice note with arbitrary content. @returns its id @throws when it is refused */
export async function giveNote(
  context: TestContext,
  token: string,
  conversationId: string,
): Promise<string> {
  const { status, body, message } = await sendNote(context, token, conversationId, wav());
  if (status !== 201) throw new Error(`a voice note is refused: ${JSON.stringify(body)}`);
  return message.id;
}

const readMessage = ({ bytes }: { readonly bytes: Buffer }): Schemas["Message"] =>
  JSON.parse(bytes.toString());

/** Returns the address of a message's recording, as a call. */
export function recordingOf({ audio_url: url }: Schemas["Message"]): string {
  if (typeof url !== "object" || !url?.String) throw new Error("no recording");
  return `GET ${url.String.replace(/^\/api/, "")}`;
}
