import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { AiError } from "../../ai/ai-error.ts";
import { DAILY_CHARACTERS, spendBudget, voiceCost } from "../ai-budget/rules.ts";
import { ownDataStore } from "../export/own-data-store.ts";
import { spokenText } from "./speech.ts";
import { eraseExpired } from "../../erase-expired.ts";
import { askByVoice, queryForm, spokenReply } from "../../testing/ask-by-voice.ts";
import { readRecording } from "../../testing/audio/container.ts";
import { recordedWebm, tagged } from "../../testing/audio/recordings.ts";
import { wav } from "../../testing/audio/wav.ts";
import { smallPicture } from "../../testing/uploads/small-picture.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { mediaFiles } from "../../testing/uploads/media-files.ts";
import { type TestMember } from "../../testing/new-member.ts";
import { renewAnswer } from "../../testing/renew-answer.ts";
import { block } from "../../testing/say.ts";
import {
  connectTo,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { ANSWER, createTestVoice, failing, QUESTION } from "../../testing/uploads/test-voice.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const DAY = 24 * 60 * 60;
const MEGABYTE = 1024 * 1024;

describe("asking by voice", () => {
  const voice = createTestVoice();
  afterEach(() => voice.reset());
  const context = useTestServer({ PORT: "0" }, { ai: voice.ai });
  const { call, server } = context;

  beforeAll(() => server.listen());

  const withTwin = async () => {
    const ada = await completeMember(context());
    return { ada, conversationId: await openTwin(ada) };
  };
  const openTwin = async ({ token }: TestMember, candidate_user_id?: string): Promise<string> => {
    const { body } = await call("POST /twins", {
      token,
      ...(candidate_user_id && { body: { candidate_user_id } }),
    });
    return body.conversation_id ?? "";
  };
  const said = async ({ token }: TestMember, conversationId: string) =>
    (await readMessages(call, token, conversationId)).items;

  it("answers what was understood and where to fetch its sound, as messages of the conversation", async () => {
    const { ada, conversationId } = await withTwin();
    const live = await connectTo(server.services.siteUrl(), ada, conversationId);
    const { status, reply } = await askByVoice(context(), ada.token, conversationId);
    expect([status, reply]).toEqual([
      200,
      {
        user_transcript: QUESTION,
        assistant_text: ANSWER,
        tts_url: expect.stringMatching(/^\/api\/voice\/replies\/[0-9a-f-]{36}$/),
        user_message_id: expect.any(String),
        assistant_message_id: expect.any(String),
      },
    ]);
    expect(await said(ada, conversationId)).toMatchObject([
      { id: reply.user_message_id, sender_id: ada.id, role: "user", msg_type: "message" },
      { id: reply.assistant_message_id, sender_id: null, role: "assistant" },
    ]);
    expect(textsOf(await readMessages(call, ada.token, conversationId))).toEqual([
      QUESTION,
      ANSWER,
    ]);
    expect([await live.frames.next(), await live.frames.next(), await live.frames.next()]).toEqual([
      expect.objectContaining({ type: "status", content: "thinking" }),
      expect.objectContaining({ type: "message", id: reply.user_message_id }),
      expect.objectContaining({ type: "message", id: reply.assistant_message_id }),
    ]);
    live.socket.close();
    const received = await call(spokenReply(reply), { token: ada.token });
    expect([received.status, received.headers["content-type"], received.bytes]).toEqual([
      200,
      "audio/wav",
      wav(),
    ]);
  });

  it.each([
    ["webm/opus that a browser recorded", "audio/webm"],
    ["mp4/aac", "audio/mp4"],
  ] as const)("hands on the sound of %s as what it is", async (kind, type) => {
    const { ada, conversationId } = await withTwin();
    const bytes = await tagged[kind]();
    expect((await askByVoice(context(), ada.token, conversationId, { bytes })).status).toBe(200);
    const { mime, bytes: received = new Uint8Array() } = voice.received[0] ?? {};
    expect((await readRecording(received)).packets).toEqual((await readRecording(bytes)).packets);
    expect(mime).toBe(type);
  });

  it("reads the words of an answer, without its marks, and keeps Opus as mp4", async () => {
    const { ada, conversationId } = await withTwin();
    let read = "";
    voice.script.speak = async (text) => {
      read = text;
      return { bytes: await recordedWebm(), mime: "audio/webm" };
    };
    const { reply } = await askByVoice(context(), ada.token, conversationId);
    expect(read).toBe("That you listen before you speak.");
    const received = await call(spokenReply(reply), { token: ada.token });
    expect([
      received.headers["content-type"],
      (await readRecording(received.bytes)).duration,
    ]).toEqual(["audio/mp4", 1]);
  });

  it("only writes the question down for review", async () => {
    const { ada, conversationId } = await withTwin();
    const query = "?review=true";
    const { status, reply } = await askByVoice(context(), ada.token, conversationId, { query });
    expect([status, reply]).toEqual([
      200,
      { user_transcript: QUESTION, assistant_text: "", tts_url: null },
    ]);
    expect(await said(ada, conversationId)).toEqual([]);
  });

  it.each([
    ["fails", failing],
    ["sends no recording", async () => ({ bytes: Buffer.alloc(5_000, "x"), mime: "audio/mpeg" })],
  ])("answers without a voice where the one that is configured %s", async (_how, speak) => {
    const { ada, conversationId } = await withTwin();
    voice.script.speak = speak;
    const { reply } = await askByVoice(context(), ada.token, conversationId);
    expect([reply.assistant_text, reply.tts_url]).toEqual([ANSWER, null]);
    expect(await said(ada, conversationId)).toHaveLength(2);
  });

  it("says that it cannot answer now where no AI can write the question down", async () => {
    const { ada, conversationId } = await withTwin();
    voice.script.transcribe = failing;
    const { status, body } = await askByVoice(context(), ada.token, conversationId);
    expect([status, body.error_code]).toEqual([503, "unavailable"]);
    expect(await said(ada, conversationId)).toEqual([]);
  });

  it("refuses a recording without speech", async () => {
    const { ada, conversationId } = await withTwin();
    voice.script.transcribe = async () => "";
    const { status, body } = await askByVoice(context(), ada.token, conversationId);
    const message = "Nothing could be understood.";
    expect([status, body.details]).toEqual([422, [{ field: "file", code: "silent", message }]]);
    expect(await said(ada, conversationId)).toEqual([]);
  });

  const signs = ["transcribe", "answer", "speak"] as const;
  it.each(signs)("leaves nothing behind when the client leaves in the middle: %s", async (step) => {
    const { ada, conversationId } = await withTwin();
    const before = await mediaFiles(context());
    const begun = Promise.withResolvers<AbortSignal>();
    const waitFor = (signal?: AbortSignal): Promise<never> => {
      if (signal === undefined) throw new Error("the call has no signal");
      begun.resolve(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    };
    voice.script[step] = (_given: unknown, signal?: AbortSignal) => waitFor(signal);
    const leaving = new AbortController();
    const { headers, payload } = queryForm(conversationId);
    const asking = fetch(`${server.services.siteUrl()}/api/voice/query`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${ada.token}` },
      body: new Uint8Array(payload),
      signal: leaving.signal,
    });
    const signal = await begun.promise;
    leaving.abort();
    await expect(asking).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(() => signal.aborted).toBe(true);
    voice.reset();
    // The next question waits for the turn that was left.
    await askByVoice(context(), ada.token, conversationId);
    expect(await said(ada, conversationId)).toHaveLength(2);
    await expect.poll(() => mediaFiles(context())).toHaveLength(before.length + 1);
  });

  it("keeps two questions at once apart", async () => {
    const { ada, conversationId } = await withTwin();
    const ask = () => askByVoice(context(), ada.token, conversationId);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const talk = await readMessages(call, ada.token, conversationId);
    expect(textsOf(talk)).toEqual([QUESTION, ANSWER, QUESTION, ANSWER]);
  });

  it("is for twins that are shared, as long as they are", async () => {
    const [ada, ben] = await twoMembers(context());
    const share = (pre: boolean) =>
      call("PUT /me/profile", {
        token: ben.token,
        body: { profile: { twin_share_pre_like: { Valid: true, Bool: pre } } },
      });
    await share(true);
    const conversationId = await openTwin(ada, ben.id);
    const ask = async () => {
      const { status, body } = await askByVoice(context(), ada.token, conversationId);
      return [status, body.error_code];
    };
    const { reply } = await askByVoice(context(), ada.token, conversationId);
    const [files, before] = [await mediaFiles(context()), await said(ada, conversationId)];
    voice.script.speak = async () => {
      await share(false);
      return { bytes: wav(), mime: "audio/wav" };
    };
    expect(await ask()).toEqual([403, "twin_not_shared"]);
    expect([await mediaFiles(context()), await said(ada, conversationId)]).toEqual([files, before]);
    voice.reset();
    expect(await ask()).toEqual([403, "twin_not_shared"]);
    await call(block(ada), { token: ben.token });
    expect(await ask()).toEqual([404, "not_found"]);
    expect((await call(spokenReply(reply), { token: ada.token })).status).toBe(404);
  });

  it("keeps no answer of a twin whose owner has replaced a text while it was read aloud", async () => {
    const [ada, ben] = await twoMembers(context());
    const conversationId = await openTwin(ada, ben.id);
    const files = await mediaFiles(context());
    voice.script.speak = async () => {
      await renewAnswer(context(), ben.id, "own-words-1", "Something that I wrote at night.");
      return { bytes: wav(), mime: "audio/wav" };
    };
    const { status, body } = await askByVoice(context(), ada.token, conversationId);
    expect([status, body.error_code]).toEqual([503, "unavailable"]);
    expect([await mediaFiles(context()), await said(ada, conversationId)]).toEqual([files, []]);
  });

  it("is refused for another type of conversation", async () => {
    const { ada, conversationId } = await withTwin();
    const talk = await twoInConversation(context());
    const ask = async (token: string, id: string, convType = "twin") => {
      const { status, body } = await askByVoice(context(), token, id, { convType });
      return [status, body.details?.map(({ field, code }) => [field, code])];
    };
    const wrongType = [422, [["convType", "wrong_type"]]];
    expect(await ask(ada.token, conversationId, "advisor")).toEqual(wrongType);
    expect(await ask(talk.ada.token, talk.conversationId)).toEqual(wrongType);
    expect(voice.received).toEqual([]);
  });

  it("ends for the day with the member's budget", async () => {
    const { ada, conversationId } = await withTwin();
    await spendBudget(server.services, ada.id, DAILY_CHARACTERS);
    const { status, headers } = await askByVoice(context(), ada.token, conversationId);
    expect([status, voice.received]).toEqual([429, []]);
    const midnight = Math.ceil(server.clock.now().getTime() / 1_000 / DAY) * DAY;
    const left = midnight - Math.floor(server.clock.now().getTime() / 1_000);
    expect(headers["retry-after"]).toBe(String(left));
  });

  const usedBy = ({ id }: TestMember) => ownDataStore(server.services.db).aiUsage(id);

  it.each([
    ["resting", 0],
    ["unaccepted", 0],
    ["slow", voiceCost(1)],
  ] as const)(
    "costs of a transcription that fails, %s, %d characters",
    async (fault, characters) => {
      const { ada, conversationId } = await withTwin();
      voice.script.transcribe = () => Promise.reject(new AiError(fault));
      await askByVoice(context(), ada.token, conversationId);
      expect(await usedBy(ada)).toMatchObject([{ characters }]);
    },
  );

  it("costs what is written down, asked, answered and spoken", async () => {
    const { ada, conversationId } = await withTwin();
    let asked = 0;
    voice.script.answer = async (messages) => {
      asked = messages.reduce((sum, { content }) => sum + content.length, 0);
      return ANSWER;
    };
    await askByVoice(context(), ada.token, conversationId);
    const characters = voiceCost(1) + asked + ANSWER.length + spokenText(ANSWER).length;
    expect(await usedBy(ada)).toMatchObject([{ characters }]);
  });

  it("answers without a voice where the answer takes the last of the budget", async () => {
    const { ada, conversationId } = await withTwin();
    voice.script.answer = async () => {
      await spendBudget(server.services, ada.id, DAILY_CHARACTERS);
      return ANSWER;
    };
    const { reply } = await askByVoice(context(), ada.token, conversationId);
    expect([reply.assistant_text, reply.tts_url]).toEqual([ANSWER, null]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ["a picture", smallPicture, 415, "unsupported_media_type"],
    ["more than a minute", () => recordedWebm({ seconds: 62 }), 422, "too_long"],
    ["more than 10 MB", () => Buffer.alloc(10 * MEGABYTE + 1, 1), 413, "payload_too_large"],
  ])("refuses %s and asks no AI", async (_name, make, status, code) => {
    const { ada, conversationId } = await withTwin();
    const before = await mediaFiles(context());
    const bytes = await make();
    const refused = await askByVoice(context(), ada.token, conversationId, { bytes });
    expect([refused.status, refused.body.details]).toEqual([
      status,
      [{ field: "file", code, message: refused.body.message }],
    ]);
    expect([voice.received, await mediaFiles(context())]).toEqual([[], before]);
  });

  it("keeps a spoken answer for the member who asked, for 30 days or as long as its conversation", async () => {
    const { ada, conversationId } = await withTwin();
    const other = await completeMember(context());
    const first = await askByVoice(context(), ada.token, conversationId);
    const play = async (token?: string) => (await call(spokenReply(first.reply), { token })).status;
    expect([await play(), await play(other.token), await play(ada.token)]).toEqual([401, 404, 200]);
    const unknown = await call(`GET /voice/replies/${randomUUID()}`, { token: ada.token });
    expect(unknown.status).toBe(404);
    await call(`DELETE /conversations/${conversationId}`, { token: ada.token });
    expect(await play(ada.token)).toBe(404);
    const inThirtyDays = () => new Date(server.clock.now().getTime() + 30 * DAY * 1_000 + 1_000);
    const before = await mediaFiles(context());
    await eraseExpired({ ...server.services, clock: inThirtyDays });
    const rows = await context()
      .server.services.db.selectFrom("voice_replies")
      .selectAll()
      .where("member_id", "=", ada.id)
      .execute();
    expect([rows, (await mediaFiles(context())).length < before.length]).toEqual([[], true]);
  });
});

describe("asking by voice where no voice is set up", () => {
  const context = useTestServer();

  it("is refused with the reason, which the popup tells", async () => {
    const { call } = context();
    const { token } = await completeMember(context());
    const { body } = await call("POST /twins", { token });
    const refused = await askByVoice(context(), token, body.conversation_id ?? "");
    expect([refused.status, { ...refused.body, request_id: "" }]).toEqual([
      503,
      {
        error_code: "voice_not_configured",
        message: "Voice is not set up here. You can write instead.",
        request_id: "",
      },
    ]);
  });
});
