import { visibleText } from "@gemel/i18n/server";
import type { FastifyRequest } from "fastify";
import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { isNewAccount } from "../services/accounts/is-new-account.ts";
import {
  likeProfile as likeProfileService,
  type Standing,
} from "../services/likes/like-profile.ts";
import type { MakeOperation, OperationParts } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const likeProfile: MakeOperation = (parts) => ({
  handler: async (request) => {
    const { action = "like", message } = (request.body ?? {}) as Schemas["LikeRequest"];
    const text = message?.trim() ?? "";
    const member = memberOf(request);
    const words = action === "like" && visibleText(text) !== "" ? text : null;
    if (action === "like") await countLike(parts, request, words !== null);
    const standing = await likeProfileService(parts, member, {
      candidateId: pathId(request),
      action,
      message: words,
    });
    return likeAnswer(standing);
  },
});

/** @throws AppError `daily_limit` */
export async function countLike(
  { limits, clock }: Pick<OperationParts, "limits" | "clock">,
  request: FastifyRequest,
  hasWords: boolean,
): Promise<void> {
  const member = memberOf(request);
  const isNew = isNewAccount(member, clock());
  await (isNew ? limits.likeNewMember : limits.likeMember)(request, member.id);
  if (hasWords) await (isNew ? limits.wordsNewMember : limits.wordsMember)(request, member.id);
}

function likeAnswer(standing: Standing): Schemas["LikeAnswer"] {
  if (standing.status === "matched") return { status: "matched", match_id: standing.matchId };
  const { status, undoUntil } = standing;
  return { status, ...(undoUntil !== null && { undo_until: undoUntil.toISOString() }) };
}
