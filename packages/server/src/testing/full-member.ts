import { randomUUID } from "node:crypto";
import { defaultCriteria } from "../features/criteria/criteria.ts";
import { addMessage } from "../features/messages/rules.ts";
import { textParts } from "../live/delivery.ts";
import { addPeople, type Person } from "./add-people.ts";
import { wholeAnswers } from "./answers.ts";
import {
  newEmail,
  PASSWORD,
  register,
  registration,
  signIn,
  type TestMember,
} from "./new-member.ts";
import { block, like, report } from "./say.ts";
import { giveNote } from "./uploads/send-note.ts";
import { setFiles } from "./uploads/set-files.ts";
import type { TestContext } from "./use-test-server.ts";
import { voiceReplyStore } from "../features/voice-queries/store.ts";
import { insightsStore, summaryStore } from "../features/insights/store.ts";
import { aiUsageStore } from "../features/ai-budget/store.ts";
import { contactStore } from "../features/contact/store.ts";
import { feedRankingStore } from "../features/discover/store.ts";
import { profileStore } from "../features/profiles/store.ts";
import { auditStore } from "../features/audit/store.ts";
import { answerStore } from "../features/questionnaire/store.ts";
import { openOwnedConversation } from "../features/conversations/queries.ts";

/** The mark of texts that a copy must not hold. */
export const PROBE = "probe";

interface FullMember {
  readonly ada: TestMember;
  /** The members whom no copy may reveal to Ada: one who passed on her, and one who keeps her away. */
  readonly silent: readonly Person[];
  readonly ben: Person;
  /** The conversation of the two. */
  readonly conversationId: string;
}

const privately = {
  first_name: `${PROBE} first name`,
  last_name: `${PROBE} last name`,
  bio: `${PROBE} bio`,
  city: "Probeville",
};

/**
 * Creates a member with rows in every table about members, whose copy of her data is ready, and others with
 * private data that she must not receive. The mails to her are taken from the mailbox.
 */
export async function fullMember(context: TestContext): Promise<FullMember> {
  const { call, server } = context;
  const { services, clock } = server;
  const profile = { first_name: "Ada", last_name: "Lovelace", bio: "I sing to tomatoes." };
  const hidden = { profile: privately };
  const [self, ben, cleo, dana, eve, fay, gus, hal, ivy] = await addPeople(context, [
    { profile },
    hidden,
    hidden,
    hidden,
    hidden,
    hidden,
    hidden,
    hidden,
    hidden,
  ]);
  const token = async ({ email }: Person): Promise<string> => (await signIn(call, email)).token;
  const ada = await signIn(call, self.email);
  await setFiles(context, ada.token);
  await answerAgain(context, ada);
  await call("PUT /me/criteria", {
    token: ada.token,
    body: { ...defaultCriteria, min_age: 33, max_age: 44, max_distance_km: 55 },
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
    addMessage(services, {
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
  await from(ben, report(self), { reason: "other", details: `${PROBE} report about Ada` });

  const withGus = await match(gus);
  await say(self, withGus, "Ada told Gus a story");
  await say(gus, withGus, `${PROBE} words of Gus`);
  await call(`DELETE /conversations/${withGus}`, { token: ada.token });

  await call(like(cleo), { token: ada.token, body: { action: "pass" } });
  await from(dana, like(self), { action: "pass" });
  await from(eve, like(self), { message: "Eve says hello" });
  await call(report(fay), { token: ada.token, body: { reason: "spam", details: "Fay sells" } });
  await services.db
    .updateTable("profiles")
    .set({ bio: `${PROBE} bio of Fay` })
    .where("user_id", "=", fay.id)
    .execute();
  const further = { reason: "harassment", details: "Fay threatens" };
  await call(report(fay), { token: ada.token, body: further });
  await call(block(fay), { token: ada.token });
  await from(hal, block(self));
  await call(like(ivy), { token: ada.token, body: { message: "Ada likes your garden" } });

  const talk = async (owner: Person, subject: Person, said: string, answer: string) => {
    const conversationId = await openOwnedConversation(services.db, {
      id: randomUUID(),
      type: "twin",
      ownerId: owner.id,
      subjectId: subject.id,
      createdAt: clock.now(),
    });
    await say(owner, conversationId, said);
    return addMessage(services, {
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
  await services.media.keep(spoken, Buffer.from("The twin speaks"));
  await voiceReplyStore(services.db).add({
    id: randomUUID(),
    messageId: answer.id,
    memberId: ada.id,
    file: spoken,
    createdAt: clock.now(),
  });
  await talk(ben, self, `${PROBE} words to Ada's twin`, `${PROBE} answer of Ada's twin`);
  const insights = await insightsStore(services.db).find(ada.id);
  if (insights === undefined) throw new Error("Ada has no insights");
  const text = "You are fond of tomatoes.";
  await summaryStore(services.db).save(insights, "de", { text, triedAt: clock.now() });
  await aiUsageStore(services.db).spend(
    ada.id,
    clock.now().toISOString().slice(0, 10),
    4_711,
    10_000,
  );
  await contactStore(services.db).add({
    id: randomUUID(),
    clientMessageId: null,
    memberId: ada.id,
    fullName: "Ada Lovelace",
    email: ada.email,
    subject: "A question",
    message: "Where do the tomatoes grow?",
    createdAt: clock.now(),
  });
  await auditStore(services.db).add({
    id: randomUUID(),
    at: clock.now(),
    action: "warn",
    moderatorId: ben.id,
    subjectId: ada.id,
    reportId: null,
    note: `${PROBE} note of an admin`,
  });
  await addRest(context, ada, ben);
  // A like can be taken back for a while, and is not received yet.
  clock.advance(60);
  await askForMails(context, ada);
  return { ada, ben, silent: [dana, hal], conversationId: withBen };
}

/** Adds rows that a copy does not show. */
async function addRest({ server }: TestContext, { id }: TestMember, ben: Person): Promise<void> {
  const { addressHashes, clock, db } = server.services;
  const createdAt = clock();
  await profileStore(db).addFormerTexts(id, { bio: "Fond of coffee.", city: "Faro" }, createdAt);
  for (const [memberId, candidateId] of [
    [id, ben.id],
    [ben.id, id],
  ] as const) {
    const ranking = { criteriaKey: "", candidateIds: [candidateId], createdAt };
    await feedRankingStore(db).add({ id: randomUUID(), memberId, ...ranking });
  }
  await db
    .insertInto("kept_apart")
    .values({ member_id: id, address_hash: addressHashes.hash(newEmail()), until: createdAt })
    .execute();
}

/** A second registration, a reset link, and a copy of the data. */
async function askForMails({ call, server }: TestContext, ada: TestMember): Promise<void> {
  await register(call, registration(ada.email));
  await server.mailbox.next(ada.email);
  await call("POST /auth/forgot-password", { body: { email: ada.email } });
  await server.mailbox.next(ada.email);
  await call("POST /me/export", { token: ada.token, body: { password: PASSWORD } });
  await server.mailbox.next(ada.email);
}

/** Answers that are not analysed yet, in other words than those before. */
async function answerAgain({ server }: TestContext, { id: userId }: TestMember): Promise<void> {
  const { questionnaire_id: questionnaireId, responses } = wholeAnswers();
  await answerStore(server.services.db).addRenewal({
    userId,
    questionnaireId,
    responses: responses.map((each) => ({
      ...each,
      open_answer_text: each.open_answer_text && "I sing to the basil now.",
    })),
    submittedAt: server.clock.now(),
  });
}
