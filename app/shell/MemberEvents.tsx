import { useEffect, useRef } from "react";
import { useMemberSubscription } from "../flows/use-member-events.ts";
import type { OnboardingStatus, User } from "../flows/use-session.ts";
import { useFlashText } from "./use-flash-text.ts";

/** Contract, `connectChat`: who may listen to what concerns the member as a whole. */
const subscribers: readonly OnboardingStatus[] = ["questionnaire_completed", "onboarding_complete"];

/** What happens elsewhere while a member is here. */
export function MemberEvents({ user }: { user: User }) {
  return subscribers.includes(user.onboarding_status) && <Subscription key={user.id} user={user} />;
}

function Subscription({ user }: { user: User }) {
  useMemberSubscription();
  useNewsOfAnalysis(user.onboarding_status);
  return null;
}

/** Says that the analysis is done, to whoever was waiting for it. */
function useNewsOfAnalysis(status: OnboardingStatus): void {
  const show = useFlashText();
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current !== status && status === "onboarding_complete")
      show("home.insights.ready", "success");
    seen.current = status;
  }, [status, show]);
}
