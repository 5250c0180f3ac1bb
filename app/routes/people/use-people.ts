import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useConversationOpening } from "../../flows/talk/use-conversation-opening.ts";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";
import { useSafety } from "../../flows/people/use-safety.ts";
import { useTwinModal } from "../../flows/people/use-twin-modal.ts";
import { openingFailures } from "./opening-failures.ts";
import { useCalled } from "./use-called.ts";
import { useFirstMessage } from "./use-first-message.ts";
import { useGoToChat } from "./use-go-to-chat.ts";

interface Host {
  /** Called when the person was blocked or reported, or the match with them ended. */
  onNotFound: (user: Pick<Candidate, "id">) => void;
  onLike: (user: Candidate, message: string) => void;
}

/** The actions on a person in a list beyond a like and a pass. `PeopleDialogs` shows it. */
export function usePeople({ onNotFound, onLike }: Host) {
  const intl = useIntl();
  const called = useCalled();
  const toasts = useToasts();
  const onOpened = useGoToChat();
  const safety = useSafety(
    {
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
        // Only a candidate with an id is in a list.
        if (user.id !== null) onNotFound(user);
      },
    },
    called,
  );
  const twin = useTwinModal({ onOpened });
  const opening = useConversationOpening({ onOpened });
  const [advised, setAdvised] = useState<Candidate | null>(null);
  const firstMessage = useFirstMessage(onLike);

  const { failure } = opening;
  const { add, close } = toasts;
  const retry = useEffectEvent(opening.retry);
  useEffect(() => {
    if (failure === null) return undefined;
    const key = add({
      text: intl.formatMessage({ id: openingFailures[failure] }),
      tone: "danger",
      ...(failure === "notFound"
        ? {}
        : {
            action: {
              label: intl.formatMessage({ id: "ui.retry" }),
              onPress: () => retry(),
            },
          }),
    });
    return () => close(key);
  }, [failure, intl, add, close]);

  const advice = {
    /** The candidate about whom Duo is asked. */
    user: advised,
    open: setAdvised,
    close: () => setAdvised(null),
  };
  return { safety, twin, opening, advice, firstMessage };
}

export type People = ReturnType<typeof usePeople>;
