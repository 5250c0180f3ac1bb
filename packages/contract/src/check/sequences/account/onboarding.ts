import { randomInt } from "node:crypto";
import { checkGates } from "../../examine/check-gates.ts";
import type { Member } from "../../members/member.ts";
import { signIn } from "../../members/sign-in.ts";
import type { RunContext } from "../../run-context.ts";
import { answerQuestionnaire, awaitAnalysis } from "./answer-questionnaire.ts";
import { makeMember } from "./make-member.ts";
import type { Sequence } from "../run-sequences.ts";
import { isNode } from "../../contract/node.ts";
import { expectStatus } from "../expect-status.ts";
import { textIn } from "../reading.ts";

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
