import { randomUUID } from "node:crypto";
import { addMessage } from "../services/messages/add-message.ts";
import { textParts } from "../services/messages/message.ts";
import { addPeople, type Person } from "./add-people.ts";
import { signIn, type TestMember } from "./new-member.ts";
import { block, like, report } from "./say.ts";
import { giveNote } from "./send-note.ts";
import { setFiles } from "./set-files.ts";
import type { TestContext } from "./use-test-server.ts";

/** What a copy must not hold is marked with it. */
export const CANARY = "canary";

interface ToldMember {
  readonly ada: TestMember;
  /** Whom Ada must not learn of by any copy: who passed on her, and who keeps her away. */
  readonly silent: readonly Person[];
  readonly ben: Person;
}

const privately = {
  first_name: `${CANARY} first name`,
  last_name: `${CANARY} last name`,
  bio: `${CANARY} bio`,
  city: "Canaryville",
};

/**
 * A member of whom every table tells something, among others who have told what is none of her business. The
 * mails about her matches are taken.
 */
export async function toldMember(context: TestContext): Promise<ToldMember> {
  const { call, server } = context;
  const { parts, clock } = server;
  const told = { first_name: "Ada", last_name: "Lovelace", bio: "I sing to tomatoes." };
  const people = await addPeople(context, [
    { profile: told },
    ...Array.from({ length: 6 }, () => ({ profile: privately })),
  ]);
  const [self, ben, cleo, dana, eve, fay, gus] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const token = async ({ email }: Person): Promise<string> => (await signIn(call, email)).token;
  const ada = await signIn(call, self.email);
  await setFiles(context, ada.token);
  await call("PUT /me/criteria", {
    token: ada.token,
    body: {
      target_sex: "",
      min_age: 33,
      max_age: 44,
      max_distance_km: 55,
      wants_children: false,
      accepts_pets: false,
      require_photo: false,
      require_voice: false,
    },
  });
  const from = async (person: Person, path: string, body: unknown = {}) =>
    call(path, { token: await token(person), body });
  const match = async (other: Person): Promise<string> => {
    await call(like(other), { token: ada.token, body: {} });
    const { body } = await from(other, like(self), {});
    const opened = await from(other, `POST /conversations/from-match/${body.match_id}`);
    await Promise.all([ada.email, other.email].map((email) => server.mailbox.next(email)));
    return opened.body.conversation_id ?? "";
  };
  const say = ({ id: senderId }: { readonly id: string }, conversationId: string, text: string) =>
    addMessage(parts, {
      ...textParts,
      conversationId,
      senderId,
      role: "user",
      text,
      clientMessageId: null,
    });

  const withBen = await match(ben);
  await say(ben, withBen, "Ben asks how you are");
  await say(self, withBen, "Ada answers Ben");
  await giveNote(context, ada.token, withBen);
  await from(ben, report(self), { reason: "other", details: `${CANARY} report about Ada` });

  const withGus = await match(gus);
  await say(self, withGus, "Ada told Gus a story");
  await say(gus, withGus, `${CANARY} words of Gus`);
  await call(`DELETE /conversations/${withGus}`, { token: ada.token });

  await call(like(cleo), { token: ada.token, body: { action: "pass" } });
  await from(dana, like(self), { action: "pass" });
  await from(eve, like(self), { message: "Eve says hello" });
  await call(report(fay), { token: ada.token, body: { reason: "spam", details: "Fay sells" } });
  await call(block(fay), { token: ada.token });
  const [hal] = await addPeople(context, [{ profile: privately }]);
  if (hal === undefined) throw new Error("nobody was added");
  await from(hal, block(self));

  const talk = async (owner: Person, subject: Person, said: string, answer: string) => {
    const conversationId = await parts.stores.conversations.openOwned({
      id: randomUUID(),
      type: "twin",
      ownerId: owner.id,
      subjectId: subject.id,
      createdAt: clock.now(),
    });
    await say(owner, conversationId, said);
    return addMessage(parts, {
      ...textParts,
      conversationId,
      senderId: null,
      role: "assistant",
      text: answer,
      clientMessageId: null,
    });
  };
  clock.advance(1);
  const answer = await talk(self, self, "Ada asks her twin", "The twin answers Ada");
  const spoken = `${randomUUID()}.mp3`;
  await parts.media.keep(spoken, Buffer.from("The twin speaks"));
  await parts.stores.voiceReplies.add({
    id: randomUUID(),
    messageId: answer.id,
    memberId: ada.id,
    file: spoken,
    createdAt: clock.now(),
  });
  await talk(ben, self, `${CANARY} words to Ada's twin`, `${CANARY} answer of Ada's twin`);
  const insights = await parts.stores.insights.find(ada.id);
  if (insights === undefined) throw new Error("Ada has no insights");
  const text = "You are fond of tomatoes.";
  await parts.stores.summaries.save(insights, "de", { text, triedAt: clock.now() });
  await parts.stores.aiUsage.spend(ada.id, clock.now().toISOString().slice(0, 10), 4_711, 10_000);
  await parts.stores.contactMessages.add({
    id: randomUUID(),
    clientMessageId: null,
    memberId: ada.id,
    fullName: "Ada Lovelace",
    email: ada.email,
    subject: "A question",
    message: "Where do the tomatoes grow?",
    createdAt: clock.now(),
  });
  await parts.stores.audit.add({
    id: randomUUID(),
    at: clock.now(),
    action: "warn",
    moderatorId: ben.id,
    subjectId: ada.id,
    reportId: null,
    note: `${CANARY} note of an admin`,
  });
  // A like can be taken back for a while, and is not received yet.
  clock.advance(60);
  return { ada, ben, silent: [dana, hal] };
}
