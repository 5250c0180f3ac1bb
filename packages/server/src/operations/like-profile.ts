import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import {
  likeProfile as likeProfileService,
  type Standing,
} from "../services/likes/like-profile.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const likeProfile: MakeOperation = (parts) => ({
  handler: async (request) => {
    const { action = "like", message } = (request.body ?? {}) as Schemas["LikeRequest"];
    const text = message?.trim() ?? "";
    const standing = await likeProfileService(parts, memberOf(request), {
      candidateId: pathId(request),
      action,
      message: action === "like" && text !== "" ? text : null,
    });
    return likeAnswer(standing);
  },
});

function likeAnswer(standing: Standing): Schemas["LikeAnswer"] {
  if (standing.status === "matched") return { status: "matched", match_id: standing.matchId };
  const { status, undoUntil } = standing;
  return { status, ...(undoUntil !== null && { undo_until: undoUntil.toISOString() }) };
}
