import type { LikeRefusal } from "../../flows/people/reactions.ts";

/** What a member reads of a like that is refused. */
export const likeRefusals = {
  already_said: "people.likeRefused.alreadySaid",
  contact_details: "people.likeRefused.contactDetails",
  daily_limit: "error.dailyLimit",
} as const satisfies Readonly<Record<LikeRefusal, string>>;
