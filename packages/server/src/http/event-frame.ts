import { WHOLE_MEMBER } from "../services/live/check-subscription.ts";
import type { LiveEvent } from "../services/live/live-event.ts";
import type { Schemas } from "../operations/schemas.ts";

/** What happened to a member as a whole, as the contract's `EventFrame`. */
export const eventFrame = ({ event }: LiveEvent): Schemas["EventFrame"] => ({
  type: "event",
  event,
  conversation_id: WHOLE_MEMBER,
});
