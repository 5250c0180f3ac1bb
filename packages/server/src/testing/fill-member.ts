import { randomUUID } from "node:crypto";
import { defaultCriteria } from "../services/criteria/criteria.ts";
import { nameAdmin } from "../services/moderation/name-admin.ts";
import { askByVoice } from "./ask-by-voice.ts";
import { completeMember } from "./complete-member.ts";
import { addReport, moderate } from "./moderate.ts";
import { PASSWORD, type TestMember } from "./new-member.ts";
import { giveNote } from "./send-note.ts";
import { setFiles } from "./set-files.ts";
import { type TestTalk, twoTalking } from "./talk.ts";
import type { TestContext } from "./use-test-server.ts";

/** A member about whom there is something in every table. */
interface FilledMember extends TestTalk {
  readonly cleo: TestMember;
}

/** Fills every table with something about ada. The mails about it are taken. */
export async function fillMember(context: TestContext): Promise<FilledMember> {
  const talk = await twoTalking(context, { ada: "Hello from me", ben: "Hello from the other" });
  const { ada, ben, conversationId } = talk;
  const cleo = await completeMember(context);
  await setFiles(context, ada.token);
  await giveNote(context, ada.token, conversationId);
  await askTwin(context, ada);
  await askTwin(context, ada, ben);
  await askTwin(context, ben, ada);
  await moderateAll(context, ada, cleo);
  await addRows(context, ada, ben, cleo);
  await askForMails(context, ada);
  return { ...talk, cleo };
}

/** Asks one's own twin by voice, or somebody else's. */
async function askTwin(
  context: TestContext,
  { token }: TestMember,
  owner?: TestMember,
): Promise<void> {
  const opened = await context.call("POST /twins", {
    token,
    ...(owner && { body: { candidate_user_id: owner.id } }),
  });
  const { status } = await askByVoice(context, token, opened.body.conversation_id ?? "");
  if (status !== 200) throw new Error(`the twin answers ${status}`);
}

/** Reports in both directions, and what an admin does about one. */
async function moderateAll(context: TestContext, ada: TestMember, cleo: TestMember): Promise<void> {
  const { clock, stores } = context.server.parts;
  await addReport(context, cleo, ada);
  const id = await addReport(context, ada, cleo);
  await nameAdmin(stores, ada.id, clock());
  await moderate(context, ada).decide(id, "dismiss");
}

/** What takes many calls to come about. */
async function addRows(
  { server }: TestContext,
  ada: TestMember,
  ben: TestMember,
  cleo: TestMember,
): Promise<void> {
  const { clock, stores } = server.parts;
  const createdAt = clock();
  await stores.criteria.save(ada.id, defaultCriteria);
  const insights = await stores.insights.find(ada.id);
  if (insights === undefined) throw new Error("there are no insights");
  await stores.summaries.save(insights, "en", { text: "Fond of tea.", triedAt: createdAt });
  await stores.blocks.add({ blockerId: ada.id, blockedId: cleo.id, createdAt });
  await stores.blocks.add({ blockerId: cleo.id, blockedId: ada.id, createdAt });
  for (const [member, candidate] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    await stores.feedRankings.add({
      id: randomUUID(),
      memberId: member.id,
      criteriaKey: "",
      candidateIds: [candidate.id],
      createdAt,
    });
  }
  await stores.contactMessages.add({
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

/** A reset link, and a copy of the data. */
async function askForMails({ call, server }: TestContext, ada: TestMember): Promise<void> {
  await call("POST /auth/forgot-password", { body: { email: ada.email } });
  await server.mailbox.next(ada.email);
  await call("POST /me/export", { token: ada.token, body: { password: PASSWORD } });
  await server.mailbox.next(ada.email);
}
