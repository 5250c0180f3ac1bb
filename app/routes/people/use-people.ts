import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import type { OpenedConversation } from "../../flows/conversation.ts";
import { useConversationOpening } from "../../flows/use-conversation-opening.ts";
import type { Candidate } from "../../flows/use-feed.ts";
import { useMatchCelebration } from "../../flows/use-match-celebration.ts";
import { useSafety } from "../../flows/use-safety.ts";
import { useTwinModal } from "../../flows/use-twin-modal.ts";
import { useCalled } from "./use-called.ts";
import { useFirstMessage } from "./use-first-message.ts";

interface Host {
  /** They were blocked or reported, or the match with them ended. */
  onGone: (user: Candidate) => void;
  onLike: (user: Candidate, message: string) => void;
}

export const openingFailures = {
  gone: "people.opening.gone",
  unreachable: "error.network",
  failed: "error.unexpected",
} as const;

/** What can be done about somebody in a list beyond a like and a pass. `PeopleDialogs` shows it. */
export function usePeople({ onGone, onLike }: Host) {
  const intl = useIntl();
  const navigate = useNavigate();
  const called = useCalled();
  const toasts = useToasts();
  const onOpened = ({ id, type, name }: OpenedConversation): void => {
    void navigate(`/chat/${id}`, { state: { type, name } });
  };
  const safety = useSafety({
    onOutcome: ({ user, isReported, isEnded }) => {
      if (isReported)
        toasts.add({
          text: intl.formatMessage({ id: "people.safety.reported" }),
          tone: "success",
        });
      if (isEnded)
        toasts.add({
          text: intl.formatMessage({ id: "people.safety.ended" }, { name: called(user) }),
        });
      onGone(user);
    },
  });
  const twin = useTwinModal({ onOpened });
  const opening = useConversationOpening({ onOpened });
  const celebration = useMatchCelebration();
  const firstMessage = useFirstMessage(onLike);

  // While a match is celebrated, its window tells the failure.
  const { failure } = opening;
  const isTold = failure !== null && celebration.match === null;
  const { add, close } = toasts;
  const retry = useEffectEvent(opening.retry);
  useEffect(() => {
    if (!isTold) return undefined;
    const key = add({
      text: intl.formatMessage({ id: openingFailures[failure] }),
      tone: "danger",
      ...(failure === "gone"
        ? {}
        : {
            action: {
              label: intl.formatMessage({ id: "ui.retry" }),
              onPress: () => retry(),
            },
          }),
    });
    return () => close(key);
  }, [isTold, failure, intl, add, close]);

  return { safety, twin, opening, celebration, firstMessage };
}

export type People = ReturnType<typeof usePeople>;
