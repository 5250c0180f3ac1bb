import type { OnboardingStatus } from "../flows/session/use-session.ts";

/** Why the gate redirected; each has its flash text. */
export type GateReason = "signIn" | "completeProfile" | "answerQuestionnaire" | "beingAnalysed";

export type GateDecision =
  | { kind: "open" }
  | { kind: "redirect"; to: string; reason: GateReason }
  /** A signed-in member on a page for guests: redirected without a message. */
  | { kind: "leave"; to: string }
  /** A page for admins; for others there is no page at this address. */
  | { kind: "notFound" };

/** The people who may open a page: all, visitors only, members, or admins. */
export type Access = "public" | "guest" | "member" | "admin";

interface GateRow {
  paths: readonly string[];
  otherwise: string;
  reason: GateReason;
}

/** `/settings` is an addition: the account is a member's own from the first day. */
const untilProfile = ["/", "/home", "/profile", "/settings"] as const;

/** docs/product.md section 4, "Onboarding"; `undefined` allows every protected route. */
const rows: Record<OnboardingStatus, GateRow | undefined> = {
  registered: { paths: untilProfile, otherwise: "/profile", reason: "completeProfile" },
  profile_completed: {
    paths: [...untilProfile, "/questionnaire"],
    otherwise: "/questionnaire",
    reason: "answerQuestionnaire",
  },
  questionnaire_completed: {
    // `/matches` is a tab of `/likes`.
    paths: [...untilProfile, "/conversations", "/likes", "/matches"],
    otherwise: "/",
    reason: "beingAnalysed",
  },
  onboarding_complete: undefined,
};

/**
 * Decides what opens. `status` is null for a visitor.
 */
export function decide(
  access: Access,
  path: string,
  status: OnboardingStatus | null,
  isAdmin = false,
): GateDecision {
  if (access === "public") return { kind: "open" };
  if (access === "guest") return status ? { kind: "leave", to: "/" } : { kind: "open" };
  if (!status) return { kind: "redirect", to: "/login", reason: "signIn" };
  if (access === "admin") return { kind: isAdmin ? "open" : "notFound" };
  const row = rows[status];
  if (!row || row.paths.includes(path)) return { kind: "open" };
  return { kind: "redirect", to: row.otherwise, reason: row.reason };
}
