import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { AiError } from "../../ai/ai-error.ts";
import { DAILY_CHARACTERS, spendBudget, voiceCost } from "../ai-budget/rules.ts";
import { ownDataStore } from "../export/own-data-store.ts";
import { writeTranscript } from "./jobs.ts";
import { wav } from "../../testing/audio/wav.ts";
import { sendNote } from "../../testing/uploads/send-note.ts";
import {
  readMessages,
  type TestConversation,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { createTestVoice, failing, QUESTION } from "../../testing/uploads/test-voice.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

describe("what voice notes say", () => {
  const voice = createTestVoice();
  afterEach(() => voice.reset());
  const context = useTestServer({}, { ai: voice.ai });
  const { server } = context;

  const transcriptOf = async ({ ben, conversationId }: TestConversation) =>
    (await readMessages(context().call, ben.token, conversationId)).items[0]?.transcript;

  const send = async (talk: TestConversation): Promise<Schemas["Message"]> =>
    (await sendNote(context(), talk.ada.token, talk.conversationId, wav())).message;

  it("is in the history once it is written down", async () => {
    const talk = await twoInConversation(context());
    const { transcript } = await send(talk);
    expect(transcript).toEqual({ Valid: false, String: "" });
    await expect.poll(() => transcriptOf(talk)).toEqual({ Valid: true, String: QUESTION });
    expect(voice.received).toEqual([{ bytes: wav(), mime: "audio/wav" }]);
  });

  it("stays unwritten while the model fails, and is tried again by its job", async () => {
    const talk = await twoInConversation(context());
    const asked = Promise.withResolvers<void>();
    voice.script.transcribe = async () => {
      asked.resolve();
      return failing();
    };
    const { id: messageId } = await send(talk);
    await asked.promise;
    expect(await transcriptOf(talk)).toEqual({ Valid: false, String: "" });
    const job = { conversationId: talk.conversationId, messageId };
    await expect(writeTranscript(server.services)(job, "1")).rejects.toMatchObject({
      fault: "failed",
    });
    voice.reset();
    await writeTranscript(server.services)(job, "2");
    expect(await transcriptOf(talk)).toEqual({ Valid: true, String: QUESTION });
  });

  it("is given up at once where the model does not take the recording", async () => {
    const talk = await twoInConversation(context());
    const asked = Promise.withResolvers<void>();
    voice.script.transcribe = async () => {
      asked.resolve();
      throw new AiError("unaccepted");
    };
    const { id: messageId } = await send(talk);
    await asked.promise;
    const job = { conversationId: talk.conversationId, messageId };
    await expect(writeTranscript(server.services)(job, "1")).resolves.toBeUndefined();
    expect(await transcriptOf(talk)).toEqual({ Valid: false, String: "" });
  });

  it("is paid for once by its sender, however often it is tried, and not begun without budget", async () => {
    const talk = await twoInConversation(context());
    const used = () => ownDataStore(server.services.db).aiUsage(talk.ada.id);
    voice.script.transcribe = failing;
    const { id: messageId } = await send(talk);
    const job = { conversationId: talk.conversationId, messageId };
    for (const id of ["1", "2", "3"]) {
      await expect(writeTranscript(server.services)(job, id)).rejects.toThrow(AiError);
    }
    expect(await used()).toMatchObject([{ characters: voiceCost(1) }]);
    await spendBudget(server.services, talk.ada.id, DAILY_CHARACTERS);
    voice.reset();
    const { id } = await send(talk);
    const queued = await sql<{ data: { messageId: string } }>`
      select data from pgboss.job where name = 'transcript'
    `.execute(server.services.db);
    expect(queued.rows.map(({ data }) => data.messageId)).not.toContain(id);
  });

  it("is nothing where there is no speech; no AI is asked twice, or for what is gone", async () => {
    const talk = await twoInConversation(context());
    const asked = Promise.withResolvers<void>();
    voice.script.transcribe = async () => {
      asked.resolve();
      return "";
    };
    const { id: messageId } = await send(talk);
    await asked.promise;
    const { conversationId } = talk;
    const write = writeTranscript(server.services);
    await write({ conversationId, messageId }, "1");
    expect(await transcriptOf(talk)).toEqual({ Valid: false, String: "" });
    voice.reset();
    await write({ conversationId, messageId }, "2");
    await write({ conversationId, messageId }, "3");
    await write({ conversationId, messageId: conversationId }, "4");
    expect(voice.received).toHaveLength(1);
  });
});
