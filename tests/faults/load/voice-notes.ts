import type { Schemas } from "@gemel/api";
import { wav } from "../../../packages/server/src/testing/audio/wav.ts";
import { recordingOf } from "../../../packages/server/src/testing/uploads/send-note.ts";
import { checkSequence } from "../checkers/check-sequence.ts";
import type { Account } from "./account.ts";
import type { Writing } from "./writer.ts";

const start = "00000000-0000-4000-8000-";

const nameOf = (number: number): string => start + String(number).padStart(12, "0");

/** Sends one voice note after the other into the member's conversation; each must be available there. */
export const voiceNotes = ({ conversationId }: Account): Writing => ({
  method: "POST",
  path: () => `/conversations/${conversationId}/messages/audio`,
  body: (number) => {
    const form = new FormData();
    form.set("audio", new File([new Uint8Array(wav())], "voice.webm", { type: "audio/webm" }));
    form.set("duration_ms", "1000");
    form.set("client_msg_id", nameOf(number));
    return form;
  },
  check: async (account, url, { acknowledged }) => {
    const found: number[] = [];
    for (const note of await notesOf(account, url)) {
      const [, path = ""] = recordingOf(note).split(" ");
      const answer = await account.ask(url, "GET", path);
      const { byteLength } = await answer.arrayBuffer();
      if (answer.ok && byteLength > 0) found.push(Number(note.client_msg_id?.slice(start.length)));
    }
    return checkSequence(acknowledged, found);
  },
});

/** The voice notes of one's conversation, the oldest first. */
export async function notesOf(account: Account, url: string): Promise<Schemas["Message"][]> {
  const path = `/conversations/${account.conversationId}/messages`;
  const pages = await account.readAll<Schemas["Message"]>(url, path, "before");
  return pages
    .toReversed()
    .flat()
    .filter(({ client_msg_id }) => client_msg_id?.startsWith(start));
}
