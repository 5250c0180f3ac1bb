import type { Member, OnboardingStatus } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { textIn } from "./reading.ts";

/** Whether a member has come as far as the step before must have brought them. */
export async function expectStatus(
  { must, probe }: RunContext,
  member: Member,
  status: OnboardingStatus,
): Promise<void> {
  const me = await probe("getMe", 200, { as: member });
  const is = textIn(me?.body, "onboarding_status");
  must(me, is === status, `the member must be ${status} now, not ${is || "nothing"}`);
}
