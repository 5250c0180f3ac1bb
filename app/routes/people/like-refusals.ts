import type { LikeRefusal } from "../../flows/people/use-reaction-list.ts";

/** The text that a member reads about a refused like. */
export const likeRefusals = {
  already_said: "people.likeRefused.alreadySaid",
  contact_details: "people.likeRefused.contactDetails",
  daily_limit: "error.dailyLimit",
} as const satisfies Readonly<Record<LikeRefusal, string>>;
