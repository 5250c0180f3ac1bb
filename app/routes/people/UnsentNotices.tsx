import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { isRetriable, type ReactionFailure, useUnsent } from "../../flows/people/use-unsent.ts";
import { unsentText } from "./unsent-text.ts";
import { useCalled } from "./use-called.ts";

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
