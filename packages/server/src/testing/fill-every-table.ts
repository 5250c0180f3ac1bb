import { randomUUID } from "node:crypto";
import { defaultCriteria } from "../features/criteria/criteria.ts";
import { nameAdmin } from "../features/moderation/audit.ts";
import { wholeAnswers } from "./answers.ts";
import { askTwin } from "./ask-by-voice.ts";
import { completeMember } from "./complete-member.ts";
import { addReport, moderate } from "./moderate.ts";
import { newEmail, PASSWORD, register, registration, type TestMember } from "./new-member.ts";
import { giveNote } from "./uploads/send-note.ts";
import { setFiles } from "./uploads/set-files.ts";
import { twoInConversation } from "./live/conversations.ts";
import type { TestContext } from "./use-test-server.ts";
import { profileStore } from "../features/profiles/store.ts";
import { criteriaStore } from "../features/criteria/store.ts";
import { answerStore } from "../features/questionnaire/store.ts";
import { insightsStore, summaryStore } from "../features/insights/store.ts";
import { blockStore } from "../features/blocks/store.ts";
import { feedRankingStore } from "../features/discover/store.ts";
import { contactStore } from "../features/contact/store.ts";

/** Fills every table with something about ada. The mails about it are taken. */
export async function fillEveryTable(context: TestContext) {
  const talk = await twoInConversation(context, {
    ada: "Hello from me",
    ben: "Hello from the other",
  });
  const { ada, ben, conversationId } = talk;
  const cleo = await completeMember(context);
  await setFiles(context, ada.token);
  await giveNote(context, ada.token, conversationId);
  await talkToTwin(context, ada);
  await talkToTwin(context, ada, ben);
  await talkToTwin(context, ben, ada);
  await moderateAll(context, ada, cleo);
  await addRows(context, ada, ben, cleo);
  await askForMails(context, ada);
  return { ...talk, cleo };
}

/** Asks the member's own twin by voice, or another's. */
async function talkToTwin(
  context: TestContext,
  { token }: TestMember,
  owner?: TestMember,
): Promise<void> {
  const opened = await context.call("POST /twins", {
    token,
    ...(owner && { body: { candidate_user_id: owner.id } }),
  });
  await askTwin(context, token, opened.body.conversation_id ?? "");
}

/** Reports in both directions, and what an admin does about one. */
async function moderateAll(context: TestContext, ada: TestMember, cleo: TestMember): Promise<void> {
  const { clock, db } = context.server.services;
  await addReport(context, cleo, ada);
  const id = await addReport(context, ada, cleo);
  await nameAdmin(db, ada.id, clock());
  await moderate(context, ada).rule(id, "dismiss");
}

/** What takes many calls to come about. */
async function addRows(
  { server }: TestContext,
  ada: TestMember,
  ben: TestMember,
  cleo: TestMember,
): Promise<void> {
  const { clock, db } = server.services;
  const createdAt = clock();
  await criteriaStore(db).save(ada.id, defaultCriteria);
  const { questionnaire_id: questionnaireId, responses } = wholeAnswers();
  const renewal = { userId: ada.id, questionnaireId, responses, submittedAt: createdAt };
  await answerStore(db).addRenewal(renewal);
  const insights = await insightsStore(db).find(ada.id);
  if (insights === undefined) throw new Error("there are no insights");
  await summaryStore(db).save(insights, "en", { text: "Fond of tea.", triedAt: createdAt });
  const texts = { bio: "Fond of coffee.", city: "Faro" };
  await profileStore(db).addFormerTexts(ada.id, texts, createdAt);
  await blockStore(db).add(ada.id, cleo.id, "Cleo", createdAt);
  await blockStore(db).add(cleo.id, ada.id, "Cleo", createdAt);
  for (const [member, candidate] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    await feedRankingStore(db).add({
      id: randomUUID(),
      memberId: member.id,
      criteriaKey: "",
      candidateIds: [candidate.id],
      createdAt,
    });
  }
  const addressHash = server.services.addressHashes.hash(newEmail());
  await db
    .insertInto("kept_apart")
    .values({ member_id: ada.id, address_hash: addressHash, until: createdAt })
    .execute();
  await contactStore(db).add({
    id: randomUUID(),
    clientMessageId: null,
    memberId: ada.id,
    fullName: "Ada Byron",
    email: ada.email,
    subject: "A question",
    message: "How do I change my city?",
    createdAt,
  });
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
