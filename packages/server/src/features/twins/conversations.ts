import { randomUUID } from "node:crypto";
import {
  endWithTwin,
  findWithTwin,
  openOwnedConversation,
  reopenConversation,
} from "../conversations/queries.ts";
import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/account.ts";
import { requireVisible, findVisible } from "../candidates/rules.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { maySpeakToTwin } from "./sharing.ts";
import { isTwinShared } from "../candidates/is-twin-shared.ts";
import { twinSharingStore } from "./store.ts";
import { findProfile } from "../profiles/rules.ts";

/**
 * Opens a member's conversation with their own twin, or with that of an owner who shares it. @returns its
 * id, the same each time
 * @throws AppError `onboarding_incomplete`, `not_ready` while the member's own is being made, `not_found`
 *   or `twin_not_shared`
 */
export async function openTwinConversation(
  services: Pick<Services, "clock" | "db" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  ownerId: string,
): Promise<string> {
  requireStatus(member, "questionnaire_completed");
  if (member.onboardingStatus !== "onboarding_complete") throw new AppError("not_ready");
  if (ownerId !== member.id) await requireVisible(services.db, member.id, ownerId);
  return services.transaction(async (db) => {
    const id = await openOwnedConversation(db, {
      id: randomUUID(),
      type: "twin",
      ownerId: member.id,
      subjectId: ownerId,
      createdAt: services.clock(),
    });
    // Asked with the row locked: else an owner's end that comes between would be undone.
    if (!(await maySpeakToTwin({ db }, member.id, ownerId))) throw new AppError("twin_not_shared");
    await reopenConversation(db, id);
    return id;
  });
}

/** How many an owner sees, the latest. */
const MAX_TALKS = 500;

/**
 * Returns the members who wrote to the twin of a member, the latest first, also those who deleted the
 * conversation since. Their texts stay theirs.
 */
export async function getTwinTalks({ db }: Pick<Services, "db">, ownerId: string) {
  const talks = await findWithTwin(db, ownerId, MAX_TALKS);
  const [own, texts, others] = await Promise.all([
    findProfile(db, ownerId),
    twinSharingStore(db).findTexts(ownerId),
    findVisible(
      db,
      ownerId,
      talks.map(({ memberId }) => memberId),
    ),
  ]);
  const known = new Map(others.map((each) => [each.id, each]));
  return talks.map(({ id, memberId, since, messageCount, endedAt }) => {
    const other = known.get(memberId);
    const owner = own &&
      other && {
        isMatched: other.isMatched,
        wasMatched: other.wasMatched,
        hasTwinTexts: texts !== undefined,
        isTwinEnded: endedAt !== null,
        twin_share_pre_like: own.profile.twin_share_pre_like,
        twin_share_on_match: own.profile.twin_share_on_match,
      };
    const isRunning = owner !== undefined && isTwinShared(owner);
    return { id, since, messageCount, nickname: other?.nickname ?? null, isRunning };
  });
}

/**
 * Ends what another member and an owner's twin have to say to each other: the member can read it still, and
 * neither go on nor begin again before a match. Ending it twice is harmless.
 * @throws AppError `not_found`
 */
export async function endTwinTalk(
  services: Pick<Services, "clock" | "db" | "live">,
  ownerId: string,
  conversationId: string,
): Promise<void> {
  const { db, live } = services;
  const memberId = await endWithTwin(db, ownerId, conversationId, services.clock());
  if (memberId === undefined) throw new AppError("not_found");
  await live.endConversation(conversationId, [memberId]);
}

export { countWithTwin } from "../conversations/queries.ts";
