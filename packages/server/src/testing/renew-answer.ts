import { randomUUID } from "node:crypto";
import { computeInsights } from "../features/insights/compute-insights.ts";
import { answerStore } from "../features/questionnaire/store.ts";
import type { TestContext } from "./use-test-server.ts";

/** Makes a member answer again, with another text for one open question. */
export async function renewAnswer(
  { server: { clock, services } }: TestContext,
  userId: string,
  questionId: string,
  text: string,
): Promise<void> {
  const answers = answerStore(services.db);
  const given = await answers.find(userId);
  if (given === undefined) throw new Error("nothing was answered");
  const responses = given.responses.map((each) =>
    each.question_id === questionId ? { ...each, open_answer_text: text } : each,
  );
  await answers.addRenewal({ ...given, responses, submittedAt: clock.now() });
  await computeInsights(services)({ userId }, randomUUID());
}
