import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { jobHandlers } from "../../job-handlers.ts";
import { addMessage } from "./rules.ts";
import { textParts } from "../../live/delivery.ts";
import { wav } from "../../testing/audio/wav.ts";
import { suspend } from "../../testing/leave.ts";
import type { TestMember } from "../../testing/new-member.ts";
import { block } from "../../testing/say.ts";
import { sendNote } from "../../testing/uploads/send-note.ts";
import { connectTo, readMessages, twoInConversation } from "../../testing/live/conversations.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { openOwnedConversation } from "../conversations/queries.ts";

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
const SUBJECT = "Messages wait for you on Gemel";

describe("mails about waiting messages", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;

  const say = ({ id: senderId }: TestMember, conversationId: string, text = "Tomatoes sing") =>
    addMessage(server.services, {
      ...textParts,
      conversationId,
      senderId,
      role: "user",
      text,
      clientMessageId: null,
    });
  /** Seconds until each job for a member that waits. */
  const delays = async ({ id }: TestMember): Promise<readonly number[]> => {
    const { rows } = await sql<{ delay: number }>`
      select round(extract(epoch from start_after - created_on))::int as delay from pgboss.job
      where name = 'waiting-mail' and data ->> 'userId' = ${id} and state = 'created'
      order by created_on`.execute(server.services.db);
    return rows.map(({ delay }) => delay);
  };
  const forgetJobs = async (): Promise<void> => {
    await sql`delete from pgboss.job where name = 'waiting-mail'`.execute(server.services.db);
  };
  /** Does what such a job does. @returns the mails that came of it */
  const notify = async ({ id: userId, email }: TestMember) => {
    const { services, mailbox } = server;
    await jobHandlers(services)["waiting-mail"]({ userId }, randomUUID());
    const mails = mailbox.waiting(email);
    return Promise.all(mails.map(() => mailbox.next(email)));
  };
  const subjects = async (member: TestMember) => (await notify(member)).map((mail) => mail.subject);

  it("wait half an hour, one for a burst, and only for members who are offline", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    await Promise.all([1, 2, 3, 4, 5].map((number) => say(ben, conversationId, `${number}`)));
    await sendNote(context(), ben.token, conversationId, wav());
    expect([await delays(ada), await delays(ben)]).toEqual([[HALF_HOUR], []]);

    const url = await server.listen();
    const live = await connectTo(url, ben, conversationId);
    await say(ada, conversationId);
    expect(await live.frames.next()).toMatchObject({ content: "Tomatoes sing" });
    expect(await delays(ben)).toEqual([]);
    live.socket.close();
  });

  it("say neither who wrote nor what, with a link that stops them", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const { nickname } = (await call("GET /me", { token: ben.token })).body;
    await say(ben, conversationId);
    expect(await notify(ada)).toEqual([]);
    server.clock.advance(HALF_HOUR);
    const [mail, ...more] = await notify(ada);
    expect([mail?.subject, more]).toEqual([SUBJECT, []]);
    expect(mail?.text).toContain("/conversations");
    expect(mail?.unsubscribe).toContain("/api/mail/unsubscribe?token=");
    for (const word of ["Tomatoes", String(nickname), ben.id, conversationId]) {
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(word);
    }
  });

  it("come once a day at most, and of what came since", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    await say(ben, conversationId);
    server.clock.advance(HALF_HOUR);
    expect(await subjects(ada)).toEqual([SUBJECT]);
    expect(await subjects(ada)).toEqual([]);
    server.clock.advance(DAY);
    expect(await subjects(ada)).toEqual([]);

    await say(ben, conversationId);
    server.clock.advance(HALF_HOUR);
    expect(await subjects(ada)).toEqual([SUBJECT]);
    server.clock.advance(1);
    await say(ben, conversationId);
    server.clock.advance(DAY - 2);
    expect(await subjects(ada)).toEqual([]);
    server.clock.advance(1);
    expect(await subjects(ada)).toEqual([SUBJECT]);
  });

  it("are looked at again in their time, where it is too soon", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    await say(ben, conversationId);
    await readMessages(call, ada.token, conversationId);
    server.clock.advance(HALF_HOUR - 60);
    await say(ben, conversationId);
    expect(await delays(ada)).toEqual([HALF_HOUR]);
    await forgetJobs();
    server.clock.advance(60);
    expect(await subjects(ada)).toEqual([]);
    expect(await delays(ada)).toEqual([HALF_HOUR - 60]);
  });

  it("do not come to whom it knows already, or who wants none", async () => {
    const later = async (
      between: (talk: Awaited<ReturnType<typeof twoInConversation>>) => unknown,
    ) => {
      const talk = await twoInConversation(context());
      await say(talk.ben, talk.conversationId);
      await between(talk);
      server.clock.advance(HALF_HOUR);
      return subjects(talk.ada);
    };
    const off = { notices: { messages: false } };
    expect(
      await later(({ ada, conversationId }) => readMessages(call, ada.token, conversationId)),
    ).toEqual([]);
    expect(
      await later(({ ada, conversationId }) =>
        call(`DELETE /conversations/${conversationId}`, { token: ada.token }),
      ),
    ).toEqual([]);
    expect(
      await later(({ ben, matchId }) => call(`DELETE /matches/${matchId}`, { token: ben.token })),
    ).toEqual([]);
    expect(await later(({ ada, ben }) => call(block(ada), { token: ben.token }))).toEqual([]);
    expect(
      await later(({ ada }) => call("PATCH /me/settings", { token: ada.token, body: off })),
    ).toEqual([]);
    expect(await later(({ ben }) => suspend(context(), ben))).toEqual([]);
    expect(await later(() => undefined)).toEqual([SUBJECT]);
  });

  it("do not come of what an AI says, nor for who is erased", async () => {
    const { ada } = await twoInConversation(context());
    const conversationId = await openOwnedConversation(server.services.db, {
      id: randomUUID(),
      type: "twin",
      ownerId: ada.id,
      subjectId: ada.id,
      createdAt: server.clock.now(),
    });
    const said = { ...textParts, conversationId, text: "I am you", clientMessageId: null };
    await addMessage(server.services, { ...said, senderId: null, role: "assistant" });
    expect(await delays(ada)).toEqual([]);
    server.clock.advance(HALF_HOUR);
    expect(await subjects(ada)).toEqual([]);
    await jobHandlers(server.services)["waiting-mail"]({ userId: randomUUID() }, randomUUID());
  });
});
