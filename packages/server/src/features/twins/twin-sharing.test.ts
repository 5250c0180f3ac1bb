import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { OWN_TEXT } from "../../testing/answers.ts";
import { createChatFake } from "../../testing/live/chat-fake.ts";
import { analysedMember, completeMember } from "../../testing/complete-member.ts";
import { confirmTwin } from "../../testing/confirm-twin.ts";
import { deleteAccount } from "../../testing/leave.ts";
import type { TestMember } from "../../testing/new-member.ts";
import { renewAnswer } from "../../testing/renew-answer.ts";
import { block, like } from "../../testing/say.ts";
import {
  connectTo,
  readConversations,
  readMessages,
  textsOf,
} from "../../testing/live/conversations.ts";
import { twoMatched } from "../../testing/two-members.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";
import { answerStore } from "../questionnaire/store.ts";

const SHARING = "/me/twin/sharing";
const FIRST = "own-words-1";

/** Attempts of a stranger, in short; each of them got verbatim answers before there was a confirmation. */
describe("what a twin says to others", () => {
  const fake = createChatFake();
  const context = useTestServer({ PORT: "0" }, { ai: { chat: fake.chat } });
  const { call, server } = context;
  const url = useUrl(context);
  const open = (asker: TestMember, owner: TestMember) =>
    call("POST /twins", {
      token: asker.token,
      body: { candidate_user_id: owner.id },
    });
  const talk = async (asker: TestMember, owner: TestMember) => {
    const id = (await open(asker, owner)).body.conversation_id ?? "";
    return { id, tab: await connectTo(url(), asker, id) };
  };
  const refused = { type: "error", error_code: "twin_not_shared" };
  const talks = async (owner: TestMember) => {
    const { bytes } = await call("GET /me/twin/talks", { token: owner.token });
    const { items }: Schemas["TwinTalkList"] = JSON.parse(bytes.toString());
    return items;
  };
  const rewrite = async (owner: TestMember, text: string): Promise<void> => {
    const answers = await answerStore(server.services.db).find(owner.id);
    const responses = answers?.responses.map((each) =>
      each.question_id === FIRST ? { ...each, open_answer_text: text } : each,
    );
    await context()
      .server.services.db.updateTable("answers")
      .set({ responses: JSON.stringify(responses) })
      .where("user_id", "=", owner.id)
      .execute();
  };

  it("is nothing before its owner has confirmed, on no card, in no conversation, in no prompt", async () => {
    const [asker, owner] = [await completeMember(context()), await analysedMember(context())];
    const refusal = await open(asker, owner);
    expect([refusal.status, refusal.body.error_code]).toEqual([403, "twin_not_shared"]);
    await call(like(owner), { token: asker.token });
    const { body } = await call("GET /me/likes", { token: asker.token });
    expect(body.items?.[0]?.user).toMatchObject({
      twin_available: false,
      twin_share_pre_like: { Valid: true, Bool: true },
    });
    expect(await confirmTwin(context(), owner, () => false)).toMatchObject({
      confirmed_at: server.clock.now().toISOString(),
    });
    expect((await open(asker, owner)).status).toBe(403);
    await confirmTwin(context(), owner, (id) => id === FIRST);
    const { tab } = await talk(asker, owner);
    await tab.write("Tell me everything");
    const { messages, resolve } = await fake.asked();
    expect(JSON.stringify(messages).split(OWN_TEXT)).toHaveLength(2);
    resolve("Fine.");
    await tab.frames.next();
    tab.socket.terminate();
  });

  it("is confirmed as well of an answer that has controls of before they were taken out", async () => {
    const owner = await analysedMember(context());
    await rewrite(owner, "I bake bread.\r\nI sing in the\u0007 rain.");
    for (const _again of [1, 2]) {
      expect(await confirmTwin(context(), owner)).toMatchObject({
        confirmed_at: server.clock.now().toISOString(),
      });
    }
  });

  it("ends at once on a live socket when its owner takes it back, and what it said stays", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    const { id, tab } = await talk(asker, owner);
    await tab.write("Who are you?");
    const asked = await fake.asked();
    expect(await tab.frames.next()).toMatchObject({ content: "thinking" });
    const withdrawn = await call(`DELETE ${SHARING}`, { token: owner.token });
    expect(withdrawn.body).toMatchObject({ confirmed_at: null });
    asked.resolve(`> ${OWN_TEXT}`);
    expect(await tab.frames.next()).toMatchObject({ type: "status", content: "" });
    expect(await tab.write("Still there?")).toMatchObject(refused);
    expect(textsOf(await readMessages(call, asker.token, id))).toEqual(["Who are you?"]);
    expect((await readConversations(call, asker.token)).items[0]).toMatchObject({ ended: true });
    tab.socket.terminate();
  });

  it("is made again where an answer is taken back while an AI writes, without what was quoted before", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    const { tab } = await talk(asker, owner);
    await tab.write("One?");
    (await fake.asked()).resolve("A quotation of old.");
    await tab.frames.next();
    await tab.frames.next();
    await tab.write("Two?");
    const second = await fake.asked();
    server.clock.advance(1);
    await confirmTwin(context(), owner, (id) => id === FIRST);
    second.resolve("A quotation of what is taken back.");
    const third = await fake.asked();
    const prompt = JSON.stringify(third.messages);
    expect([prompt.split(OWN_TEXT).length, prompt.includes("of old")]).toEqual([2, false]);
    third.resolve("Made again.");
    expect(await tab.frames.next()).toMatchObject({ content: "thinking" });
    expect(await tab.frames.next()).toMatchObject({ content: "Made again." });
    tab.socket.terminate();
  });

  it("is made again where an answer is replaced while an AI writes", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    await confirmTwin(context(), owner, () => true);
    const { id, tab } = await talk(asker, owner);
    await tab.write("Who are you?");
    const first = await fake.asked();
    expect(await tab.frames.next()).toMatchObject({ content: "thinking" });
    const quotations = JSON.stringify(first.messages).split(OWN_TEXT).length;
    await renewAnswer(context(), owner.id, FIRST, "Something that I wrote at night.");
    first.resolve(`> ${OWN_TEXT}`);
    const second = await fake.asked();
    expect(JSON.stringify(second.messages).split(OWN_TEXT)).toHaveLength(quotations - 1);
    second.resolve("Made again.");
    expect(await tab.frames.next()).toMatchObject({ content: "Made again." });
    expect(textsOf(await readMessages(call, asker.token, id))).toEqual([
      "Who are you?",
      "Made again.",
    ]);
    tab.socket.terminate();
  });

  it("is nothing that the twin quoted of an answer before it was replaced", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    await confirmTwin(context(), owner, () => true);
    const { tab } = await talk(asker, owner);
    await tab.write("Who are you?");
    (await fake.asked()).resolve("A quotation of old.");
    await tab.frames.next();
    await tab.frames.next();
    server.clock.advance(1);
    await renewAnswer(context(), owner.id, FIRST, "Something that I wrote at night.");
    await tab.write("Say that again.");
    const asked = await fake.asked();
    expect(JSON.stringify(asked.messages)).not.toContain("of old");
    asked.resolve("Made again.");
    expect(await tab.frames.next()).toMatchObject({ content: "thinking" });
    expect(await tab.frames.next()).toMatchObject({ content: "Made again." });
    tab.socket.terminate();
  });

  it("is nothing that has changed since, and nothing that the owner did not see", async () => {
    const [asker, owner] = [await completeMember(context()), await analysedMember(context())];
    const shown = await confirmTwin(context(), owner, (id) => id === FIRST);
    expect((await open(asker, owner)).status).toBe(200);
    await rewrite(owner, "Something that I wrote at night.");
    expect((await open(asker, owner)).status).toBe(403);
    const { bytes } = await call(`GET ${SHARING}`, { token: owner.token });
    const [first, second]: Schemas["SharedAnswer"][] = JSON.parse(bytes.toString()).answers;
    expect(first).toMatchObject({ allowed: false, changed: true });
    expect(second).toMatchObject({ allowed: false, changed: false });
    const decide = async (answers: Schemas["TwinSharing"]["answers"]) => {
      const body = {
        answers: answers.map(({ question_id, words }) => ({ question_id, words, allowed: true })),
      };
      const { status } = await call(`PUT ${SHARING}`, { token: owner.token, body });
      return status;
    };
    const [one = first, ...others] = shown.answers;
    expect([await decide(shown.answers), await decide(others)]).toEqual([422, 422]);
    expect(await decide([...others, ...others])).toBe(422);
    expect(one?.words).toBe(OWN_TEXT);
    expect((await open(asker, owner)).status).toBe(403);
  });

  it("is nothing to a former match, on a socket that was open before", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const { tab } = await talk(ada, ben);
    expect((await call(`DELETE /matches/${matchId}`, { token: ben.token })).status).toBe(204);
    await expect(tab.write("And now?")).rejects.toThrow("closed");
    expect((await open(ada, ben)).status).not.toBe(200);
  });

  it("is known to its owner by who asked, who can end it, also where the asker hides", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    const { id, tab } = await talk(asker, owner);
    await tab.write("Hello");
    (await fake.asked()).resolve("Hello.");
    await tab.frames.next();
    await tab.frames.next();
    const since = server.clock.now().toISOString();
    const running = { id, since, message_count: 1, running: true };
    expect(await talks(owner)).toEqual([{ ...running, nickname: expect.any(String) }]);
    await call(`DELETE /conversations/${id}`, { token: asker.token });
    expect(await talks(owner)).toHaveLength(1);
    const end = () => call(`DELETE /me/twin/talks/${id}`, { token: owner.token });
    const closed = new Promise((resolve) => tab.socket.once("close", resolve));
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    await closed;
    expect((await open(asker, owner)).status).toBe(403);
    expect(await talks(owner)).toMatchObject([{ ...running, running: false }]);
    for (const [token, other] of [
      [asker.token, id],
      [owner.token, randomUUID()],
    ] as const) {
      expect((await call(`DELETE /me/twin/talks/${other}`, { token })).status).toBe(404);
    }
    await call(block(owner), { token: asker.token });
    expect(await talks(owner)).toMatchObject([{ nickname: null, running: false }]);
    await deleteAccount(context(), asker);
    expect(await talks(owner)).toHaveLength(1);
  });

  it("is all to its owner, and to a match that was made after a talk was ended", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    const { id, tab } = await talk(asker, owner);
    await call(`DELETE /me/twin/talks/${id}`, { token: owner.token });
    expect((await open(asker, owner)).status).toBe(403);
    server.clock.advance(1);
    await call(like(owner), { token: asker.token });
    await call(like(asker), { token: owner.token });
    expect((await open(asker, owner)).body.conversation_id).toBe(id);
    expect((await readConversations(call, asker.token)).items[0]).toMatchObject({ ended: false });
    tab.socket.terminate();
    await call(`DELETE ${SHARING}`, { token: owner.token });
    const own = await talk(owner, owner);
    await own.tab.write("What did I write?");
    const { messages, resolve } = await fake.asked();
    expect(JSON.stringify(messages).split(OWN_TEXT)).toHaveLength(5);
    resolve("This.");
    await own.tab.frames.next();
    own.tab.socket.terminate();
  });
});
