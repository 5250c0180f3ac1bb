import { everyConversation } from "@gemel/api/live";
import { useCallback, useEffect, useRef } from "react";
import { useGemel } from "./gemel.tsx";
import { notifyMember, type MemberEvent } from "./member-events.ts";
import { useCapability } from "./session/use-capability.ts";
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
 * In ms. The server reports by `resync` whether something happened in the 30 seconds before the opening (the
 * contract). This covers everything that a page has fetched if the page began so shortly before.
 */
const COVERED = 20_000;

const isCovered = (startedAt: number): boolean => {
  const age = Date.now() - startedAt;
  return age >= 0 && age < COVERED;
};

/**
 * Subscribes to the events that concern the member as a whole and passes them to the listeners. Use it once
 * on a page, for members from `questionnaire_completed` on, if the server has the capability `member_events`.
 * If a member's answers are analysed by now, the member is read again, so that the whole app knows it.
 */
export function useMemberSubscription(): void {
  const { memberListeners, session, startedAt } = useGemel();
  const hasRecentEvents = useCapability("recent_events");
  /** The connection has neither failed at its first attempt, nor been open and lost. */
  const isFirst = useRef(true);
  const { state } = useLiveConnection({
    conversationId: everyConversation,
    onOpened: () => {
      const lacksNothing = isFirst.current && hasRecentEvents && isCovered(startedAt);
      isFirst.current = false;
      if (!lacksNothing) notifyMember(memberListeners, { event: "subscribed" });
    },
    onFrame: (frame) => {
      if (frame.type === "event") notifyMember(memberListeners, frame);
    },
  });
  useEffect(() => {
    if (state === "disconnected") isFirst.current = false;
  }, [state]);
  useMemberEvent(
    useCallback(
      ({ event }) => {
        const { user } = session.getSnapshot().context;
        const isWaiting = user?.onboarding_status === "questionnaire_completed";
        const mayHaveEnded = event === "subscribed" || event === "resync";
        if (event === "twin_ready" || (mayHaveEnded && isWaiting)) {
          session.send({ type: "user.reload" });
        }
      },
      [session],
    ),
  );
}
