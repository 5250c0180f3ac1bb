import { addMatch } from "../../services/matches/add-match.ts";
import { secondsAfter } from "../../services/clock.ts";
import type { Stores } from "../../services/stores.ts";
import { converse } from "./converse.ts";
import type { CrowdMember } from "./crowd-member.ts";
import type { Relationship } from "./assign-relations.ts";

/** Writes down how somebody stands to a named demo member, as if it had come so by now. */
export async function relate(
  stores: Stores,
  member: CrowdMember,
  { namedId, relation }: Relationship,
  now: Date,
): Promise<void> {
  const { id, createdAt, greeting } = member;
  const seconds = (now.getTime() - createdAt.getTime()) / 1_000;
  const written = ["writes", "greets", "talks"].includes(relation);
  const theirs = {
    memberId: id,
    candidateId: namedId,
    action: "like",
    message: written ? greeting : null,
    decidedAt: secondsAfter(createdAt, seconds / 3),
  } as const;
  const ours = {
    memberId: namedId,
    candidateId: id,
    action: "like",
    message: null,
    decidedAt: secondsAfter(createdAt, seconds / 2),
  } as const;
  if (relation !== "is_liked") await stores.likes.save(theirs);
  if (relation === "likes" || relation === "writes") return;
  await stores.likes.save(ours);
  if (relation === "is_liked") return;
  const matchId = await addMatch({ ...stores, jobs: nobody }, [theirs, ours], ours.decidedAt);
  if (relation === "talks") await converse(stores, member, namedId, { matchId, now });
}

/** Nobody is told: it is as if they knew. */
const nobody: Stores["jobs"] = { send: () => Promise.resolve() };
