import type { Parts } from "../parts.ts";

/** Keeps what a recording says, for the history; live connections are not told. */
export async function noteTranscript(
  { stores }: Pick<Parts, "stores">,
  messageId: string,
  transcript: string,
): Promise<void> {
  await stores.messages.setTranscript(messageId, transcript);
}
