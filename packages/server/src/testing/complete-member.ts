import { wholeAnswers } from "./answers.ts";
import { memberWithProfile } from "./member-with-profile.ts";
import type { TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";

/** Somebody whose answers are in and analysed: `onboarding_complete`. The mail about it is taken. */
export async function completeMember(context: TestContext): Promise<TestMember> {
  const member = await memberWithProfile(context);
  await context.call("POST /psy/answers", { token: member.token, body: wholeAnswers() });
  await context.server.mailbox.next(member.email);
  return member;
}
