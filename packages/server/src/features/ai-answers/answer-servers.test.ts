import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addPeople } from "../../testing/add-people.ts";
import { runSql } from "../../testing/database/scratch-postgres.ts";
import { createChatFake } from "../../testing/live/chat-fake.ts";
import { onTwoServers, type TwinContext } from "../../testing/live/two-servers.ts";
import type { Conversation } from "../conversations/rules.ts";
import { readMessages, sendText } from "../messages/rules.ts";
import { conversationStore } from "../conversations/store.ts";
import { openOwnedConversation } from "../conversations/queries.ts";
import { answerLease } from "./store.ts";

const fakes = [createChatFake(), createChatFake()] as const;

onTwoServers(
  "the answerers of a site",
  (context) => {
    /** A member with a conversation with their own twin. */
    const talkToTwin = async () => {
      const { one } = context();
      const { services } = one.server;
      const [member] = await addPeople(one, [{}]);
      const id = await openOwnedConversation(services.db, {
        id: randomUUID(),
        type: "twin",
        ownerId: member.id,
        subjectId: member.id,
        createdAt: services.clock(),
      });
      const conversation = await conversationStore(services.db).find(member.id, id);
      if (conversation === undefined) throw new Error("no conversation");
      return { memberId: member.id, conversation };
    };
    const ask = (
      { server }: TwinContext,
      { memberId, conversation }: Awaited<ReturnType<typeof talkToTwin>>,
      text: string,
    ) =>
      sendText(
        server.services,
        {
          memberId,
          sessionId: randomUUID(),
          expiresAt: server.clock.now(),
          conversationId: conversation.id,
          notify: () => undefined,
          receive: () => undefined,
          show: () => undefined,
          end: () => undefined,
        },
        conversation,
        { text, clientMessageId: null },
      );
    const said = async (memberId: string, { id }: Conversation) => {
      const { services } = context().one.server;
      return (await readMessages(services, memberId, id, { limit: 50 })).items.map(
        ({ text }) => text,
      );
    };

    it("answer once, one of them at a time, also what came to another meanwhile", async () => {
      const { one, two } = context();
      const talk = await talkToTwin();
      await ask(one, talk, "One");
      const first = await fakes[0].asked();
      await ask(two, talk, "Two");
      await two.server.services.answerer.resume();
      first.resolve("To one");
      const second = await fakes[0].asked();
      expect(second.messages.at(-1)?.content).toBe('{"message":"Two"}');
      second.resolve("To two");
      const all = ["One", "Two", "To one", "To two"];
      await expect.poll(() => said(talk.memberId, talk.conversation)).toEqual(all);
      // While the first server has the conversation, it also answers messages to the second.
      const held = one.server.services.db
        .selectFrom("leases")
        .where("name", "=", answerLease(talk.conversation.id))
        .select("name");
      await expect.poll(() => held.execute()).toEqual([]);
      await two.server.services.answerer.resume();
      await ask(two, talk, "Three");
      // Had it anything else to answer, it would come first.
      const third = await fakes[1].asked();
      expect(third.messages.at(-1)?.content).toBe('{"message":"Three"}');
      third.resolve("To three");
      await expect
        .poll(() => said(talk.memberId, talk.conversation))
        .toEqual([...all, "Three", "To three"]);
    });

    it("take up what a killed one left, which answers no more if it comes back", async () => {
      const { one, two, databaseUrl } = context();
      const talk = await talkToTwin();
      await ask(one, talk, "One");
      const left = await fakes[0].asked();
      await two.server.services.answerer.resume();
      await outlast(databaseUrl);
      let isTaken = false;
      const asked = fakes[1].asked().finally(() => (isTaken = true));
      // While its first attempt is running, a second look starts none.
      await expect
        .poll(async () => {
          await two.server.services.answerer.resume();
          return isTaken;
        })
        .toBe(true);
      const taken = await asked;
      expect(taken.messages.at(-1)?.content).toContain('{"message":"One"}');
      taken.resolve("Taken up");
      const all = ["One", "Taken up"];
      await expect.poll(() => said(talk.memberId, talk.conversation)).toEqual(all);
      left.resolve("Too late");
      await ask(one, talk, "Two");
      const next = await fakes[0].asked();
      expect(next.messages.slice(-2).map(({ content }) => content)).toEqual([
        "Taken up",
        '{"message":"Two"}',
      ]);
      next.resolve("To two");
      await expect
        .poll(() => said(talk.memberId, talk.conversation))
        .toEqual([...all, "Two", "To two"]);
    });
  },
  {},
  [{ ai: { chat: fakes[0].chat } }, { ai: { chat: fakes[1].chat } }],
);

/** Lets every lease run out, as time would. */
const outlast = (url: string) =>
  runSql(url, "update leases set until = now() - interval '1 second'");
