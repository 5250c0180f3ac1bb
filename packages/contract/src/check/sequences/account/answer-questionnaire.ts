import { isNode, type Node } from "../../contract/node.ts";
import { errorCodeOf } from "../../exchange/answer.ts";
import type { Member } from "../../members/member.ts";
import { poll } from "../../poll.ts";
import type { RunContext } from "../../run-context.ts";
import { expectStatus } from "../expect-status.ts";
import { notReached } from "../step.ts";

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
export async function answerQuestionnaire(
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

export async function awaitAnalysis(context: RunContext, member: Member): Promise<void> {
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
