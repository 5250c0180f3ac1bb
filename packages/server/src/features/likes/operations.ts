import { visibleText } from "@gemel/i18n/server";
import type { Schemas } from "@gemel/api";
import { languageOf } from "../../http/language.ts";
import { done, pageAnswer } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import { candidateAnswer } from "../candidates/candidate-answer.ts";
import * as rules from "./rules.ts";
import type { Relationship } from "./rules.ts";

export const getLikes: Serve<"getLikes"> = async (services, { member, query, request }) => {
  const { direction } = query;
  await services.limits.cardsSession(request, member);
  const page = await rules.getLikes(services, member, direction, query);
  const language = languageOf(request, member);
  const today = services.clock();
  return pageAnswer(page, ({ candidate, createdAt, matchedAt, message }) => {
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
  });
};

export const getFirstMessages: Serve<"getFirstMessages"> = async (services, { member, query }) => {
  const page = await rules.getFirstMessages(services, member.id, query);
  return pageAnswer(page, ({ id, userId, text, saidAt }) => ({
    id,
    user_id: userId,
    message: text,
    created_at: saidAt.toISOString(),
  }));
};

export const likeProfile: Serve<"likeProfile"> = async (
  services,
  { member, path, body, request },
) => {
  const { action = "like", message } = body ?? {};
  const text = message?.trim() ?? "";
  const written = action === "like" && visibleText(text) !== "" ? text : null;
  if (action === "like") await rules.countLike(services, { member, request }, written !== null);
  const relationship = await rules.likeProfile(services, member, {
    candidateId: path.id,
    action,
    message: written,
  });
  return { status: 200, body: likeAnswer(relationship) };
};

function likeAnswer(relationship: Relationship): Schemas["LikeAnswer"] {
  if (relationship.status === "matched")
    return { status: "matched", match_id: relationship.matchId };
  const { status, undoUntil } = relationship;
  return { status, ...(undoUntil !== null && { undo_until: undoUntil.toISOString() }) };
}

export const undoLike: Serve<"undoLike"> = (services, { member, path }) =>
  done(rules.undoLike(services, member, path.id));
