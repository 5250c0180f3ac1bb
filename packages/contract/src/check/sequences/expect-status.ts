import type { Member, OnboardingStatus } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { textIn } from "./reading.ts";
import { must, probe } from "./step.ts";

/** Whether a member has come as far as the step before must have brought them. */
export async function expectStatus(
  context: RunContext,
  member: Member,
  status: OnboardingStatus,
): Promise<void> {
  const me = await probe(context, "getMe", { as: member, status: 200 });
  const is = textIn(me?.body, "onboarding_status");
  must(context, me, is === status, `the member must be ${status} now, not ${is || "nothing"}`);
}
