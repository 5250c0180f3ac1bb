import type { Operation } from "../contract/operation.ts";
import { type Member, statuses } from "../members/member.ts";
import type { Facts, RunContext } from "../run-context.ts";

type May = (member: Member, facts: Facts) => boolean;

/** As whom to make calls that change the member who makes them for good, should a server take them. */
const changing: Readonly<Record<string, May>> = {
  // A nickname is for good, and so is the step that birth date and sex complete.
  updateMyProfile: ({ nickname }) => nickname !== undefined,
  // Answers are handed in once.
  submitAnswers: ({ made, status }) =>
    made || !["registered", "profile_completed"].includes(status),
  uploadMyPicture: ({ id }, { pictureOwnerId }) => id === pictureOwnerId,
  uploadMyVoice: ({ id }, { voiceOwnerId }) => id === voiceOwnerId,
};

/** As whom to call: the one who has come furthest, the runner's own first among equals. */
export function chooseMember(
  { members, facts }: Pick<RunContext, "members" | "facts">,
  operation: Operation,
): Member | undefined {
  const may = changing[operation.id] ?? (() => true);
  const rank = (member: Member): number =>
    statuses.indexOf(member.status) * 2 + (member.made ? 1 : 0);
  const able = members.filter((member) => may(member, facts));
  return able.toSorted((a, b) => rank(b) - rank(a))[0];
}
