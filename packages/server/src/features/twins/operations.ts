import type { Schemas } from "@gemel/api";
import * as conversations from "./conversations.ts";
import { done } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import * as sharing from "./sharing.ts";
import { twinSharingStore } from "./store.ts";

export const createTwinConversation: Serve<"createTwinConversation"> = async (
  services,
  { member, body },
) => {
  const ownerId = body?.candidate_user_id?.toLowerCase() ?? member.id;
  await services.dayLimits.peopleMember(member, [ownerId]);
  const conversationId = await conversations.openTwinConversation(services, member, ownerId);
  return { status: 200, body: { conversation_id: conversationId } };
};

export const confirmTwinSharing: Serve<"confirmTwinSharing"> = async (
  services,
  { member, body, request },
) => {
  await services.limits.ownTextsSession(request, member);
  const { id, language } = member;
  const decided = body.answers.map(({ question_id: questionId, words, allowed: isAllowed }) => ({
    questionId,
    words,
    isAllowed,
  }));
  return {
    status: 200,
    body: twinSharingAnswer(await sharing.confirmTwinSharing(services, id, language, decided)),
  };
};

export const withdrawTwinSharing: Serve<"withdrawTwinSharing"> = async (
  services,
  { member, request },
) => {
  await services.limits.ownTextsSession(request, member);
  const { id, language } = member;
  await twinSharingStore(services.db).withdraw(id);
  const withdrawn = await sharing.getTwinSharing(services, id, language);
  return { status: 200, body: twinSharingAnswer(withdrawn) };
};

export const getTwinSharing: Serve<"getTwinSharing"> = async (services, { member, request }) => {
  await services.limits.ownTextsSession(request, member);
  const { id, language } = member;
  const body = twinSharingAnswer(await sharing.getTwinSharing(services, id, language));
  return { status: 200, body };
};

export const getTwinTalks: Serve<"getTwinTalks"> = async (services, { member }) => {
  const talks = await conversations.getTwinTalks(services, member.id);
  return {
    status: 200,
    body: {
      items: talks.map(({ id, nickname, since, messageCount, isRunning }) => ({
        id,
        nickname,
        since: since.toISOString(),
        message_count: messageCount,
        running: isRunning,
      })),
    },
  };
};

export const endTwinTalk: Serve<"endTwinTalk"> = (services, { member, path }) =>
  done(conversations.endTwinTalk(services, member.id, path.id));

const twinSharingAnswer = ({
  answers,
  confirmedAt,
  ...shares
}: sharing.TwinSharing): Schemas["TwinSharing"] => ({
  answers: answers.map(({ questionId, question, answer, words, isAllowed, hasChanged }) => ({
    question_id: questionId,
    question,
    answer,
    words,
    allowed: isAllowed,
    changed: hasChanged,
  })),
  confirmed_at: confirmedAt?.toISOString() ?? null,
  ...shares,
});
