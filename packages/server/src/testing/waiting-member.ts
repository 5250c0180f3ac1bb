import { wholeAnswers } from "./answers.ts";
import { memberWithProfile, type TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";
import { answerStore } from "../features/questionnaire/store.ts";
import { profileStore } from "../features/profiles/store.ts";

/** A member who has submitted the answers and whom no job analyses, so that a test can do it step by step. */
export async function waitingMember(context: TestContext): Promise<TestMember> {
  const member = await memberWithProfile(context);
  const { questionnaire_id: questionnaireId, responses } = wholeAnswers();
  const submittedAt = context.server.clock.now();
  await context.server.services.transaction(async (db) => {
    await answerStore(db).add({ userId: member.id, questionnaireId, responses, submittedAt });
    await profileStore(db).setOnboardingStatus(member.id, "questionnaire_completed");
  });
  return member;
}
