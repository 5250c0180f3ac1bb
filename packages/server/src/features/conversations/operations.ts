import type { Locale } from "@gemel/i18n/server";
import type { Schemas } from "@gemel/api";
import { languageOf } from "../../http/language.ts";
import * as rules from "./rules.ts";
import type { ConversationEntry } from "./rules.ts";
import { done } from "../../http/operation.ts";
import type { Serve } from "../../services.ts";
import { ageInYears } from "../../foundation/age.ts";
import { beginningOf } from "./beginning-of.ts";
import { compatibilityAnswer } from "../candidates/candidate-answer.ts";
import { pictureUrl } from "../pictures/rules.ts";
import { wrapChoice, wrapInt32, wrapString, wrapTime } from "../../http/wrappers.ts";

export const getConversations: Serve<"getConversations"> = async (
  services,
  { member, query, request },
) => {
  await services.limits.cardsSession(request, member);
  const page = await rules.getConversations(services, member, query);
  const language = languageOf(request, member);
  const today = services.clock();
  return {
    status: 200,
    body: {
      items: page.items.map((entry) => conversationAnswer(entry, language, today)),
      next_cursor: page.nextCursor,
      totals: page.totals,
    },
  };
};

export const deleteConversation: Serve<"deleteConversation"> = (services, { member, path }) =>
  done(rules.deleteConversation(services, member, path.id));

function conversationAnswer(
  entry: ConversationEntry,
  language: Locale,
  today: Date,
): Schemas["Conversation"] {
  const { last, participant: person } = entry;
  const text = last && (last.text ?? last.transcript);
  const birthDate = person?.birth_date ?? null;
  return {
    conversation_id: entry.id,
    type: entry.type,
    participant_id: person?.id ?? (entry.type === "user" ? entry.participantId : null),
    participant_name: wrapString(person?.nickname ?? entry.partnerNickname),
    participant_picture_url: wrapString(person && pictureUrl(person.id, person.pictureFile)),
    participant_bio: wrapString(person?.bio ?? null),
    participant_age: wrapInt32(birthDate === null ? null : ageInYears(birthDate, today)),
    participant_gender: wrapChoice(person?.sex ?? null),
    participant_city: wrapString(person?.city ?? null),
    participant_country: wrapString(person?.country ?? null),
    compatibility: compatibilityAnswer(person?.compatibility ?? null, language),
    has_voice: person !== null && person.voiceFile !== null,
    last_message: wrapString(text === null ? null : beginningOf(text)),
    last_message_at: wrapTime(last?.createdAt ?? null),
    ended: entry.hasEnded,
    match_id: entry.matchId,
    unread_count: entry.unreadCount,
  };
}
