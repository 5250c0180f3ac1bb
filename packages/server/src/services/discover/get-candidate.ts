import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import type { Parts } from "../parts.ts";
import { nicknameKey } from "../profiles/nickname.ts";
import type { Member } from "../sessions/member.ts";

/** Nobody's id: who asks for nobody waits as long as who asks for somebody hidden. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * One member by nickname, whether or not the criteria let them through.
 * @throws AppError `onboarding_incomplete`; `not_found` alike for who does not exist, is not to be found
 * yet, is kept away in either direction, and for oneself
 */
export async function getCandidate(
  parts: Pick<Parts, "pairNoise" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  nickname: string,
): Promise<Candidate> {
  requireStatus(member, "onboarding_complete");
  const owner = await parts.stores.profiles.findNicknameOwner(nicknameKey(nickname));
  const candidates = await composeCandidates(parts, member.id, [owner ?? NOBODY]);
  const [candidate] = candidates.values();
  if (candidate === undefined) throw new AppError("not_found");
  return candidate;
}
