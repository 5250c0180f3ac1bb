import { visibleText } from "@gemel/i18n/server";
import type { Schemas } from "@gemel/api";
import { languageOf } from "../../http/language.ts";
import type { Call } from "../../http/operation.ts";
import type { MakeOperation, OperationServices } from "../../services.ts";
import { candidateAnswer } from "../candidates/candidate-answer.ts";
import { isNewAccount } from "../accounts/account.ts";
import {
  getLikes as getLikesService,
  likeProfile as likeProfileService,
  type Relationship,
  undoLike as undoLikeService,
} from "./rules.ts";

export const getLikes: MakeOperation<"getLikes"> = (services) => ({
  handler: async ({ member, query, request }) => {
    const { direction } = query;
    const page = await getLikesService(services, member, direction, query);
    const language = languageOf(request, member);
    const today = services.clock();
    return {
      status: 200,
      body: {
        items: page.items.map(({ candidate, createdAt, matchedAt, message }) => {
          const at = createdAt.toISOString();
          return {
            created_at: at,
            status: matchedAt === null ? "pending" : "matched",
            user: candidateAnswer(candidate, language, today),
            receivedAt: direction === "received" ? at : null,
            givenAt: direction === "given" ? at : null,
            confirmedAt: matchedAt?.toISOString() ?? null,
            ...(message !== null && { message }),
          };
        }),
        next_cursor: page.nextCursor,
        total: page.total,
      },
    };
  },
});

export const likeProfile: MakeOperation<"likeProfile"> = (services) => ({
  handler: async ({ member, path, body, request }) => {
    const { action = "like", message } = body ?? {};
    const text = message?.trim() ?? "";
    const written = action === "like" && visibleText(text) !== "" ? text : null;
    if (action === "like") await countLike(services, { member, request }, written !== null);
    const relationship = await likeProfileService(services, member, {
      candidateId: path.id,
      action,
      message: written,
    });
    return { status: 200, body: likeAnswer(relationship) };
  },
});

/** @throws AppError `daily_limit` */
export async function countLike(
  { limits, clock }: Pick<OperationServices, "limits" | "clock">,
  { member, request }: Pick<Call<"likeProfile">, "member" | "request">,
  hasMessage: boolean,
): Promise<void> {
  const isNew = isNewAccount(member, clock());
  await (isNew ? limits.likeNewMember : limits.likeMember)(request, member.id);
  if (hasMessage)
    await (isNew ? limits.firstMessageNewMember : limits.firstMessageMember)(request, member.id);
}

function likeAnswer(relationship: Relationship): Schemas["LikeAnswer"] {
  if (relationship.status === "matched")
    return { status: "matched", match_id: relationship.matchId };
  const { status, undoUntil } = relationship;
  return { status, ...(undoUntil !== null && { undo_until: undoUntil.toISOString() }) };
}

export const undoLike: MakeOperation<"undoLike"> = (services) => ({
  handler: async ({ member, path }) => {
    await undoLikeService(services, member, path.id);
    return { status: 204 };
  },
});
