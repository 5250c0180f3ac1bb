import { languageOf } from "../../http/language.ts";
import { done, pageAnswer } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import { candidateAnswer } from "../candidates/candidate-answer.ts";
import * as rules from "./rules.ts";

export const getMatches: Serve<"getMatches"> = async (services, { member, query, request }) => {
  await services.limits.cardsSession(request, member);
  const page = await rules.getMatches(services, member, query);
  const language = languageOf(request, member);
  const today = services.clock();
  return pageAnswer(page, ({ id, createdAt, candidate, conversationId }) => ({
    match_id: id,
    created_at: createdAt.toISOString(),
    user: candidateAnswer(candidate, language, today),
    conversation_id: conversationId,
  }));
};

export const openConversationFromMatch: Serve<"openConversationFromMatch"> = async (
  services,
  { member, path },
) => {
  const conversationId = await rules.openConversationFromMatch(services, member, path.id);
  return { status: 200, body: { conversation_id: conversationId } };
};

export const unmatch: Serve<"unmatch"> = (services, { member, path }) =>
  done(rules.unmatch(services, member, path.id));
