import { randomInt } from "node:crypto";
import { checkGates } from "../../examine/check-gates.ts";
import type { Member, OnboardingStatus } from "../../members/member.ts";
import { signIn } from "../../members/sign-in.ts";
import type { RunContext } from "../../run-context.ts";
import { makeMember } from "./make-member.ts";
import { type Sequence, notReached } from "../step.ts";
import { isNode, type Node } from "../../contract/node.ts";
import { textIn } from "../reading.ts";
import { errorCodeOf } from "../../exchange/answer.ts";
import { poll } from "../../poll.ts";

const openAnswer = "I like to listen first, and to answer when I have understood.";

/** An answer to every question of a questionnaire: the first statement is most like me, the last least. */
function answersTo(questionnaire: unknown) {
  const root = isNode(questionnaire) ? questionnaire : {};
  return {
    questionnaire_id: root["id"],
    responses: listIn(root, "blocks").flatMap((block) =>
      listIn(block, "questions").map((question) => answerTo(block, question)),
    ),
  };
}

function answerTo(block: Node, question: Node): Node {
  const options = listIn(question, "options").map(({ id }) => id);
  const isOpen = question["question_type"] === "open_ended";
  return {
    question_id: question["id"],
    block_id: block["id"],
    most_appropriate_answer_id: isOpen ? null : options[0],
    least_appropriate_answer_id: isOpen ? null : options.at(-1),
    open_answer_text: isOpen ? openAnswer : null,
  };
}

function listIn(node: Node, key: string): readonly Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const questionnaireName = "Light v1 - Streamlined";
/** How long an analysis may take. */
const analysisSeconds = 60;

/** Answers every question, and shows that it can be done once only. */
async function answerQuestionnaire(
  { must, probe, take }: RunContext,
  member: Member,
): Promise<void> {
  const found = await take("getQuestionnaire", 200, {
    as: member,
    path: [questionnaireName, "en"],
  });
  const answers = answersTo(found.body);
  await probe("submitAnswers", 422, {
    as: member,
    body: { ...answers, responses: answers.responses.slice(1) },
    what: "answers without one of them",
  });
  await take("submitAnswers", 202, { as: member, body: answers });
  const done = await probe("getCompletionStatus", 200, { as: member, query: {} });
  const isDone = isNode(done?.body) && done.body["completed"] === true;
  must(done, isDone, "answers that were taken must be completed");
  await probe("submitAnswers", 409, {
    as: member,
    body: answers,
    what: "the same answers once more",
  });
}

async function awaitAnalysis(context: RunContext, member: Member): Promise<void> {
  const { must, take } = context;
  const query = { lang: "en" };
  const ready = await poll(analysisSeconds, async () => {
    const digest = await take("getProfileDigest", [200, 409], { as: member, query });
    if (digest.answer.status === 200) return digest;
    const isNotReady = errorCodeOf(digest.answer) === "not_ready";
    must(digest, isNotReady, "insights that are being prepared must be not_ready");
    return undefined;
  });
  if (!ready) return notReached(`the insights are not ready after ${analysisSeconds} s`);
  await expectStatus(context, member, "onboarding_complete");
}

/** Whether a member has come as far as the step before must have brought them. */
async function expectStatus(
  { must, probe }: RunContext,
  member: Member,
  status: OnboardingStatus,
): Promise<void> {
  const me = await probe("getMe", 200, { as: member });
  const is = textIn(me?.body, "onboarding_status");
  must(me, is === status, `the member must be ${status} now, not ${is || "nothing"}`);
}

export const onboarding: Sequence = {
  name: "register to onboarding_complete",
  run: async (context) => {
    const member = await makeMember(context, "made");
    await checkGates(context, member);
    await finish(context, member);
  },
};

export const secondMember: Sequence = {
  name: "register a second member",
  run: async (context) => {
    const member = await makeMember(context, "made-second");
    context.facts.ownSecondId = member.id;
    await finish(context, member);
  },
};

/** Onboards a member as far as the server allows; the run continues with the status reached. */
async function finish(context: RunContext, member: Member): Promise<void> {
  try {
    await completeProfile(context, member);
    await answerQuestionnaire(context, member);
    await awaitAnalysis(context, member);
  } finally {
    const again = await signIn(context, member, member.role, true);
    context.members.splice(context.members.indexOf(member), 1, again);
  }
}

async function completeProfile(context: RunContext, member: Member): Promise<void> {
  const { must, probe, take } = context;
  const nickname = `runner ${randomInt(10 ** 7)}`;
  const profile = {
    birth_date: { Valid: true, Time: "1990-05-17T00:00:00Z" },
    sex: { Valid: true, String: "other" },
    bio: { Valid: true, String: "Zoë 👩🏽‍🚀 says “ciao”, and جدّي says مرحبا." },
  };
  const query = { nickname };
  const free = await probe("checkNickname", 200, { as: member, query });
  const isFree = isNode(free?.body) && free.body["available"] === true;
  must(free, isFree, "an unused nickname must be available");
  const saved = await take("updateMyProfile", 200, { as: member, body: { nickname, profile } });
  const kept = textIn(saved.body, "profile", "bio");
  must(saved, kept === profile.bio.String, "a text must be kept as it was sent");
  const read = await probe("getMyProfile", 200, { as: member });
  const isKept = textIn(read?.body, "nickname") === nickname;
  must(read, isKept, "a saved nickname must be read back");
  await expectStatus(context, member, "profile_completed");
}
