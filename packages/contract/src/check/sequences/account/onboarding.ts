import { checkGates } from "../../examine/check-gates.ts";
import type { Member } from "../../members/member.ts";
import { signIn } from "../../members/sign-in.ts";
import type { RunContext } from "../../run-context.ts";
import { answerQuestionnaire, awaitAnalysis } from "./answer-questionnaire.ts";
import { completeProfile } from "./complete-profile.ts";
import { makeMember } from "./make-member.ts";
import type { Sequence } from "../run-sequences.ts";

/** Makes one member from registration to the open app. */
export const onboarding: Sequence = {
  name: "register to onboarding_complete",
  run: async (context) => {
    const member = await makeMember(context, "made");
    await checkGates(context, member);
    await finish(context, member);
  },
};

/** Makes another, to match with, to block and to report. */
export const secondMember: Sequence = {
  name: "register a second member",
  run: async (context) => {
    const member = await makeMember(context, "made-second");
    context.facts.ownSecondId = member.id;
    await finish(context, member);
  },
};

/** As far as the server lets them come; whatever they are then is what the run goes on with. */
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
