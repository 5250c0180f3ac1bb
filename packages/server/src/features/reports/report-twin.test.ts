import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { createChatFake } from "../../testing/live/chat-fake.ts";
import { connectTo, twoInConversation } from "../../testing/live/conversations.ts";
import { moderate, newAdmin } from "../../testing/moderate.ts";
import { signIn, type TestMember } from "../../testing/new-member.ts";
import { block, like, report } from "../../testing/say.ts";
import { twoMatched, twoMembers } from "../../testing/two-members.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";

const DAY = 24 * 60 * 60;
const HARASSMENT = { reason: "harassment" } as const;

describe("reports of what a digital twin said", () => {
  const fake = createChatFake();
  const context = useTestServer({ PORT: "0" }, { ai: { chat: fake.chat } });
  const { call, server } = context;
  const url = useUrl(context);

  const open = async (asker: TestMember, owner: TestMember): Promise<string> => {
    const body = { candidate_user_id: owner.id };
    return (await call("POST /twins", { token: asker.token, body })).body.conversation_id ?? "";
  };
  /** A member asks a twin, which answers. @returns the conversation */
  const ask = async (asker: TestMember, owner: TestMember, question: string, answer: string) => {
    const id = await open(asker, owner);
    const tab = await connectTo(url(), asker, id);
    await tab.write(question);
    (await fake.asked()).resolve(answer);
    await tab.frames.next();
    await tab.frames.next();
    tab.socket.terminate();
    return id;
  };
  /** The one report of a member, as an admin reads it. */
  const readReport = async (reporter: TestMember) => {
    const row = await server.services.db
      .selectFrom("reports")
      .select("id")
      .where("reporter_id", "=", reporter.id)
      .executeTakeFirstOrThrow();
    return (await moderate(context(), await newAdmin(context())).read(row.id)).read();
  };
  const asked = (text: string) => ({ sender: "reporter", with_twin: true, text });
  const answered = (text: string) => ({ sender: "reported", with_twin: true, text });

  it("hold it after the talk is deleted, the sharing taken back, and the reporter blocked", async () => {
    const [ada, ben] = await twoMembers(context());
    await call(like(ben), { token: ada.token });
    const talk = await ask(ada, ben, "What do you like?", "Women who stay at the stove.");
    await call(`DELETE /conversations/${talk}`, { token: ada.token });
    await call("DELETE /me/twin/sharing", { token: ben.token });
    await call(block(ada), { token: ben.token });
    await server.eraseAfter(31 * DAY);
    const { token } = await signIn(call, ada.email);
    const body = { ...HARASSMENT, conversation_id: talk };
    expect((await call(report(ben), { token, body })).status).toBe(202);
    const file = await readReport(ada);
    expect(file.messages).toMatchObject([
      asked("What do you like?"),
      answered("Women who stay at the stove."),
    ]);
    expect(file.left_out).toBe(0);
  });

  it("tell it from the same words of the member, also by a conversation and in an addition", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context(), {
      ben: "Send me money",
    });
    const path = `POST /conversations/${conversationId}/report`;
    expect((await call(path, { token: ada.token, body: HARASSMENT })).status).toBe(202);
    server.clock.advance(1);
    await ask(ada, ben, "What do you want?", "Send me money");
    await call(path, { token: ada.token, body: HARASSMENT });
    expect((await readReport(ada)).messages).toMatchObject([
      { sender: "reported", with_twin: false, text: "Send me money" },
      asked("What do you want?"),
      answered("Send me money"),
    ]);
  });

  it("hold nothing of the talks of others, with the member's own twin, and with the reporter's", async () => {
    const { ada, ben } = await twoMatched(context());
    const eve = await completeMember(context());
    await ask(eve, ben, "Eve asks", "Told to Eve");
    await ask(ben, ben, "Ben asks", "Told to Ben");
    await ask(ben, ada, "Ben asks Ada's twin", "Told by Ada's twin");
    await open(ada, ben);
    await call(report(ben), { token: ada.token, body: HARASSMENT });
    expect((await readReport(ada)).messages).toEqual([]);
  });

  it("say how many of its messages had no room", async () => {
    const { ada, ben } = await twoMatched(context());
    const id = await open(ada, ben);
    const { db, clock } = server.services;
    const said = Array.from({ length: 2_600 }, (_, index) => ({
      conversation_id: id,
      seq: index + 1,
      id: randomUUID(),
      sender_id: null,
      role: "assistant",
      kind: "text",
      text: `Answer ${index + 1}`,
      created_at: clock(),
    }));
    await db.insertInto("messages").values(said).execute();
    await db
      .updateTable("conversations")
      .set({ last_seq: said.length })
      .where("id", "=", id)
      .execute();
    await call(report(ben), { token: ada.token, body: HARASSMENT });
    const { messages, left_out: leftOut } = await readReport(ada);
    expect([messages.length, leftOut]).toEqual([2_500, 100]);
  });
});
