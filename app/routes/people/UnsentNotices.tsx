import { useIntl, type MessageId } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { isRetriable, type ReactionFailure, useUnsent } from "../../flows/people/use-unsent.ts";
import { useCalled } from "./use-called.ts";
import { likeRefusals } from "./like-refusals.ts";

const undone = { like: "unsent.undoLike", pass: "unsent.undoPass" } as const;

/** Returns the text that a member reads elsewhere about a like, a pass or an undo that failed. */
function unsentText(failure: ReactionFailure): MessageId {
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

/** Says which likes, passes and undos failed after the member had left their list. */
export function UnsentNotices({
  memberId,
  unsent,
}: {
  memberId: string;
  unsent: readonly ReactionFailure[];
}) {
  const { failures, retry, dismiss } = useUnsent(memberId, unsent);
  const intl = useIntl();
  const called = useCalled();
  const { add, close } = useToasts();
  const shown = useRef(new Map<ReactionFailure, string>());
  const show = useEffectEvent((current: readonly ReactionFailure[]) => {
    for (const [failure, key] of shown.current) if (!current.includes(failure)) close(key);
    for (const failure of current) {
      if (shown.current.has(failure)) continue;
      const values = { name: called(failure.reaction.user) };
      const key = add({
        text: intl.formatMessage({ id: unsentText(failure) }, values),
        tone: "danger",
        ...(isRetriable(failure) && {
          action: {
            label: intl.formatMessage({ id: "ui.retry" }),
            onPress: () => retry(failure),
          },
        }),
        onClose: () => {
          shown.current.delete(failure);
          dismiss(failure);
        },
      });
      shown.current.set(failure, key);
    }
  });
  useEffect(() => show(failures), [failures]);
  return null;
}
