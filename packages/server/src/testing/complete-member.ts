import { allTexts } from "../features/twins/shared-texts.ts";
import { wholeAnswers } from "./answers.ts";
import { memberWithProfile } from "./member-with-profile.ts";
import type { TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";
import { twinSharingStore } from "../features/twins/store.ts";

/** A member whose answers are in and analysed: `onboarding_complete`. The mail about it is taken. */
export async function analysedMember(context: TestContext, email?: string): Promise<TestMember> {
  const member = await memberWithProfile(context, email);
  await context.call("POST /psy/answers", { token: member.token, body: wholeAnswers() });
  await context.server.mailbox.next(member.email);
  return member;
}

/** The same, who has confirmed that the twin may say everything to others. */
export async function completeMember(context: TestContext, email?: string): Promise<TestMember> {
  const member = await analysedMember(context, email);
  const { clock, services } = context.server;
  await twinSharingStore(services.db).save(member.id, allTexts(wholeAnswers(), {}, clock.now()));
  return member;
}
