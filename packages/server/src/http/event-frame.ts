import { WHOLE_MEMBER } from "../services/live/whole-member.ts";
import type { LiveEvent } from "../services/live/live-event.ts";
import type { Schemas } from "../operations/schemas.ts";

/** What happened to a member as a whole, as the contract's `EventFrame`. */
export const eventFrame = (event: LiveEvent): Schemas["EventFrame"] => ({
  type: "event",
  event: event.event,
  conversation_id: "conversationId" in event ? event.conversationId : WHOLE_MEMBER,
  ...("matchId" in event && { match_id: event.matchId }),
  ...("cursor" in event && { cursor: event.cursor }),
});
