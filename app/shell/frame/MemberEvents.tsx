import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactionFailure } from "../../flows/people/use-unsent.ts";
import { useArrivedMessages, type Conversation } from "../../flows/talk/use-conversation-list.ts";
import { useMemberEvent, useMemberSubscription } from "../../flows/use-member-events.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import type { OnboardingStatus, User } from "../../flows/session/use-session.ts";
import { Celebrations } from "../../routes/people/Celebrations.tsx";
import { optionalPart } from "../failures/later.tsx";
import type { NoticesProps } from "./Notices.tsx";
import { useFlashText } from "./use-flash-text.ts";

/** Contract, `connectChat`: who may listen to what concerns the member as a whole. */
const subscribers: readonly OnboardingStatus[] = ["questionnaire_completed", "onboarding_complete"];

/** Comes with what it first says: its toasts are not needed before. */
const Notices = optionalPart(
  () => import("./Notices.tsx"),
  ["member", "unsent"],
  ({ news }: NoticesProps) => news,
);

/** Shows events from elsewhere while a member is here. */
export function MemberEvents({ user }: { user: User }) {
  return subscribers.includes(user.onboarding_status) && <Subscription key={user.id} user={user} />;
}

function Subscription({ user }: { user: User }) {
  const [arrived, setArrived] = useState<readonly Conversation[]>();
  const hasEvents = useCapability("member_events");
  useAnalysisEvents(user.onboarding_status);
  useArrivedMessages(setArrived);
  const unsent = useUnsentReactions();
  const news = useMemo(() => ({ arrived, unsent }), [arrived, unsent]);
  return (
    <>
      {hasEvents && <Live />}
      <Celebrations />
      {(arrived || unsent.length > 0) && <Notices news={news} memberId={user.id} />}
    </>
  );
}

/** Rendered only if the server offers the events: a refused connection would be tried again for ever. */
function Live() {
  useMemberSubscription();
  return null;
}

function useUnsentReactions(): readonly ReactionFailure[] {
  const [failures, setFailures] = useState<readonly ReactionFailure[]>([]);
  useMemberEvent(
    useCallback((event) => {
      if (event.event === "unsent") setFailures((before) => [...before, event.failure]);
    }, []),
  );
  return failures;
}

/** Shows that an analysis of the first or of newer answers has ended. */
function useAnalysisEvents(status: OnboardingStatus): void {
  const show = useFlashText();
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current !== status && status === "onboarding_complete")
      show("home.insights.ready", "success");
    seen.current = status;
  }, [status, show]);
  useMemberEvent(
    useCallback(
      ({ event }) => {
        const isRenewed = event === "twin_ready" && seen.current === "onboarding_complete";
        if (isRenewed) show("home.insights.ready", "success");
      },
      [show],
    ),
  );
}
