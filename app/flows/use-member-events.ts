import { everyConversation } from "@gemel/api/live";
import { useCallback, useEffect } from "react";
import { useGemel } from "./gemel.tsx";
import { notifyMember, type MemberEvent } from "./member-events.ts";
import { useLiveConnection } from "./talk/use-live-connection.ts";

/** Receives what happens to the member elsewhere. `listener` must stay the same while nothing changes. */
export function useMemberEvent(listener: (event: MemberEvent) => void): void {
  const { memberListeners } = useGemel();
  useEffect(() => {
    memberListeners.add(listener);
    return () => void memberListeners.delete(listener);
  }, [memberListeners, listener]);
}

/**
 * Subscribes to the events that concern the member as a whole and passes them to the listeners. Once on
 * a page, for members from `questionnaire_completed` on, where the server has the capability
 * `member_events`. A member whose answers are analysed by now is read again, so that the whole app knows it.
 */
export function useMemberSubscription(): void {
  const { memberListeners, session } = useGemel();
  useLiveConnection({
    conversationId: everyConversation,
    onOpened: () => notifyMember(memberListeners, { event: "subscribed" }),
    onFrame: (frame) => {
      if (frame.type === "event") notifyMember(memberListeners, frame);
    },
  });
  useMemberEvent(
    useCallback(
      ({ event }) => {
        const { user } = session.getSnapshot().context;
        const isWaiting = user?.onboarding_status === "questionnaire_completed";
        if (event === "twin_ready" || (event === "subscribed" && isWaiting)) {
          session.send({ type: "user.reload" });
        }
      },
      [session],
    ),
  );
}
