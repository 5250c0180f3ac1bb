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
import { must, probe, take } from "../step.ts";

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
  const nickname = `runner ${randomInt(10 ** 7)}`;
  const profile = {
    birth_date: { Valid: true, Time: "1990-05-17T00:00:00Z" },
    sex: { Valid: true, String: "other" },
    bio: { Valid: true, String: "Zoë 👩🏽‍🚀 says “ciao”, and جدّي says مرحبا." },
  };
  const query = { nickname };
  const free = await probe(context, "checkNickname", { as: member, query, status: 200 });
  const isFree = isNode(free?.body) && free.body["available"] === true;
  must(context, free, isFree, "an unused nickname must be available");
  const saved = await take(context, "updateMyProfile", {
    as: member,
    body: { nickname, profile },
    status: 200,
  });
  const kept = textIn(saved.body, "profile", "bio");
  must(context, saved, kept === profile.bio.String, "a text must be kept as it was sent");
  const read = await probe(context, "getMyProfile", { as: member, status: 200 });
  const isKept = textIn(read?.body, "nickname") === nickname;
  must(context, read, isKept, "a saved nickname must be read back");
  await expectStatus(context, member, "profile_completed");
}
