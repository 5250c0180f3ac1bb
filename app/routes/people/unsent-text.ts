import type { MessageId } from "@gemel/i18n";
import type { ReactionFailure } from "../../flows/people/use-unsent.ts";
import { likeRefusals } from "./like-refusals.ts";

const undone = { like: "unsent.undoLike", pass: "unsent.undoPass" } as const;

/** What a member reads elsewhere of a like, a pass or an undo that failed. */
export function unsentText(failure: ReactionFailure): MessageId {
  const { action, message } = failure.reaction;
  if (failure.type === "reaction.notFound") return "people.gone";
  if (failure.type === "reaction.notUndone") return undone[action];
  if (action === "pass") return "unsent.pass";
  if (failure.type === "reaction.failed")
    return message === null ? "unsent.like" : "unsent.message";
  if (failure.refusal === "daily_limit")
    return message === null ? "unsent.likeLimit" : "unsent.messageLimit";
  if (failure.refusal === "contact_details") return "unsent.contactDetails";
  return likeRefusals[failure.refusal];
}
