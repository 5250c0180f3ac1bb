import type { components } from "@gemel/api/schema";
import type { StoredConversation } from "../world/conversation.ts";
import type { Member } from "../world/member.ts";
import { messagesFor } from "../world/talk.ts";
import type { World } from "../world/world.ts";
import { candidateAnswer } from "./candidate.ts";
import { noChoice, nullInt32, nullString, nullTime } from "./wrap.ts";

/** A conversation as one of those who take part sees it. */
export function conversationAnswer(
  world: World,
  member: Member,
  conversation: StoredConversation,
): components["schemas"]["Conversation"] {
  const { type, about, members, matchId } = conversation;
  const otherId = type === "user" ? members.find((id) => id !== member.id) : about;
  const other = otherId === undefined ? undefined : world.members.get(otherId);
  const seen = other && candidateAnswer(world, member, other);
  const last = messagesFor(conversation, member).at(-1);
  return {
    conversation_id: conversation.id,
    type,
    participant_id: other?.id ?? null,
    participant_name: seen?.nickname ?? noChoice,
    participant_picture_url: seen?.profile_picture_url ?? noChoice,
    participant_bio: seen?.bio ?? noChoice,
    participant_age: seen?.age_years ?? nullInt32(undefined),
    participant_gender: seen?.sex ?? noChoice,
    participant_city: seen?.city ?? noChoice,
    participant_country: seen?.country ?? noChoice,
    compatibility: seen?.compatibility ?? null,
    has_voice: seen?.has_voice ?? false,
    last_message: nullString(last?.content),
    last_message_at: nullTime(last?.sentAt),
    ended: conversation.ended,
    ...(matchId !== undefined && { match_id: matchId }),
    unread_count: 0,
  };
}
